/** Comma-separated text that spreadsheets read without running anything in it. */
export function csv(head: string[], rows: string[][]): string {
  return `${[head, ...rows].map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}

function cell(text: string): string {
  const tame = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(tame) ? `"${tame.replace(/"/g, '""')}"` : tame;
}
