import { createContext, useContext } from "react";

/** A signature under what the page or card says; null while nobody has signed. */
export type Signature = { by: string; registration: string; on: string } | null;

export const SignatureContext = createContext<Signature>(null);

/** Whether a veterinarian has reviewed this content. */
export function ReviewMark() {
  const signature = useContext(SignatureContext);
  if (!signature) return <>Not yet reviewed by a veterinarian.</>;
  const { by, registration, on } = signature;
  return (
    <>
      Reviewed by {by} ({registration}) on <time dateTime={on}>{on}</time>.
    </>
  );
}
