// The Workers pool needs a Worker; the tests call modules directly, so this one only has to exist.
export default { fetch: () => new Response("not used") };
