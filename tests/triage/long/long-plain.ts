import { BACKGROUNDS } from "./backgrounds.ts";

/** A plain message with true background before it, or after it. */
export function withBackground(message: string): string[] {
  const whole = /[.!?]$/.test(message) ? message : `${message}.`;
  return BACKGROUNDS.flatMap((background) => [`${background} ${whole}`, `${whole} ${background}`]);
}
