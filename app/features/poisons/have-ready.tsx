/** What whoever answers the call will ask for. */
export function HaveReady() {
  return (
    <section className="prose" aria-labelledby="have-ready">
      <h2 id="have-ready">Have ready when you call</h2>
      <ul>
        <li>Your pet: kind, breed, age, sex and weight, and how many pets were there</li>
        <li>What it was, with the packet, plant or a photo in your hand</li>
        <li>How much is gone, and when</li>
        <li>What you see now, and what you have already done</li>
        <li>Vomit, if there is any, in a closed bag</li>
      </ul>
    </section>
  );
}
