import { type FormEvent, useState } from "react";

type State = "idle" | "pending" | "done" | "failed";

const SAYS: Record<State, string> = {
  idle: "",
  pending: "Subscribing...",
  done: "Successfully subscribed 🎉 You'll receive weekly pet health tips in your inbox",
  failed: "Subscription failed. Please check your email address and try again",
};

/** Asks for an address for the weekly tips. */
export function NewsletterForm({ source }: { source: "page" | "footer" | "modal" }) {
  const [state, setState] = useState<State>("idle");
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get("email") ?? "").trim();
    if (!email || state === "pending") return;
    setState("pending");
    const done = await subscribe(email, source);
    setState(done ? "done" : "failed");
    if (done) form.reset();
  };
  return (
    <section className="band newsletter" data-wakes="">
      <h2>Get Weekly Pet Health Tips</h2>
      <form className="inline-form" onSubmit={submit}>
        <label className="field">
          <span>Email address</span>
          <input type="email" name="email" required autoComplete="email" />
        </label>
        <button type="submit" className="button" disabled={state === "pending"}>
          {state === "pending" ? SAYS.pending : "Subscribe Free"}
        </button>
      </form>
      <p className="note">No spam. Unsubscribe anytime. Free forever.</p>
      <p role="status">{state === "pending" ? "" : SAYS[state]}</p>
    </section>
  );
}

async function subscribe(email: string, source: string): Promise<boolean> {
  try {
    const response = await fetch("/api/subscribe", {
      method: "POST",
      credentials: "include",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email, source }),
    });
    if (!response.ok) console.error(`${response.status}: ${await response.text()}`);
    return response.ok;
  } catch (error) {
    console.error("Subscription failed:", error);
    return false;
  }
}
