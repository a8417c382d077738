import { Component, Fragment, type ReactNode } from "react";
import { Button } from "#app/ui/controls/button.tsx";
import { forgetChat } from "./state/conversation-storage.ts";

/** What the visitor sees when the chat itself breaks: the way to help, and a fresh start without what could not be shown. */
export class ChatBoundary extends Component<{ children: ReactNode }, { failures: number; hasFailed: boolean }> {
  override state = { failures: 0, hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    // The message of an error can hold what a visitor wrote.
    console.error("The chat failed:", error instanceof Error ? error.name : "unknown");
  }

  override render() {
    const { failures, hasFailed } = this.state;
    // What could not be shown would break the chat again, after a reload too.
    const openAgain = () => {
      forgetChat();
      this.setState({ failures: failures + 1, hasFailed: false });
    };
    if (!hasFailed) return <Fragment key={failures}>{this.props.children}</Fragment>;
    return (
      <div role="alert" className="flex flex-col items-start gap-4 p-4">
        <h2 id="chat-title">The chat stopped working</h2>
        <p>
          If your pet is in danger, call an emergency vet now: <a href="/emergency">emergency steps and numbers</a>.
        </p>
        <Button onClick={openAgain}>Open the chat again</Button>
        <Button variant="quiet" data-close="">
          Close
        </Button>
      </div>
    );
  }
}
