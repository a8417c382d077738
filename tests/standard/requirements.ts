const list = (prefix: string, from: number, width: number, names: string) =>
  names
    .trim()
    .split("\n")
    .map((name, index) => ({ id: `${prefix}${String(from + index).padStart(width, "0")}`, name: name.trim() }));

/** What must hold: R requirements, X faults, L load steps, each with a few words. */
export const ROWS: readonly { id: string; name: string }[] = [
  ...list(
    "R-",
    1,
    2,
    `JSON answer has the contract's keys
    stream ends in one event with the same JSON
    gates, headers, heartbeat
    watchdogs: 12, 10, 60 seconds
    no end without a reason
    an abort is no answer
    one retry, before the first word
    a visitor who leaves closes the provider
    one write after the stream
    an answer is cut at its cap
    a blank answer is a failure
    no text forges a frame
    signed message ids
    apology, partial text, input usable
    second and empty sends ignored
    burst limits of a client
    no way round the limit
    clients by keyed hash of the network
    the day's budget, atomic
    two answers at once
    switch that closes the chat
    body cap while reading
    only allowed fields go to the provider
    roles, and three turns
    invisible characters removed
    no secret in the prompt or the answer
    Markdown allow-list
    link protocols
    parse bombs
    at most ten paints a second
    product sections cut, safety text kept
    strict Content-Security-Policy
    no breach of it in use
    no nonce in a kept page
    headers: A+ by the Observatory
    JSON-LD inert
    same origin for posts
    side doors closed
    methods
    media type
    no CORS
    404, never 5xx
    one-line errors without echo
    absolute addresses are ours
    no open redirect
    missing asset is a plain 404
    schemas: unknown keys dropped, caps
    double opt-in
    neutral answers
    no bombing of mailboxes
    honeypot and Turnstile
    opening a link changes nothing
    one click to unsubscribe
    unsubscribed before the next send
    tokens random, bound, hashed
    no header injection
    pending rows go, hashes stay
    one vote for an answer
    subscriber and mail together
    outbox: each mail once
    cron: one issue a week
    interrupted cron goes on
    Monday, and no test door
    queue: poison apart, dead letters read
    no chat text kept or logged
    log lines of fixed fields
    provider's words stay inside
    requests are not recorded
    privacy text names what is kept
    browser storage allow-listed
    no cookies
    all down: pages up
    no secrets in build; no key: 503
    reproducible install
    audit of dependencies
    no eval, no raw HTML
    health page
    linear on hostile strings
    clock as an argument
    everything offline`,
  ),
  ...list(
    "X",
    1,
    2,
    `provider refuses connections
    provider refuses the key
    provider busy, half a minute
    provider busy, a second
    provider fails with 5xx
    provider hangs before headers
    provider hangs before a word
    provider hangs midway
    connection reset midway
    end without a reason
    error in the stream
    nonsense in the stream
    web page instead of a stream
    tokens without end
    a drip
    odd bytes
    empty or filtered
    D1 down at chat
    D1 down at feedback
    D1 down at subscribe
    D1 slow or overloaded
    connection to D1 lost
    committed, answer lost
    KV down
    rate limits down
    relay down
    relay's answer lost
    relay refuses an address
    Turnstile down
    leaves midway
    leaves before the first word
    offline, network drops
    isolate evicted midway
    isolate evicted in cron
    deploy between load and click
    clock off by ten minutes
    budget spent
    secret missing
    everything down
    scripts blocked`,
  ),
  ...list(
    "L",
    0,
    1,
    `warm-up
    pages
    constant streams
    leaving visitors
    a flood
    a bad provider
    writes
    soak`,
  ),
];
