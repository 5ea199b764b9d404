/** As somebody writes it: `5,000`, `+5 000`, `−5000` with a real minus. What is no number is none. */
export function amountOf(text: string): number {
  const plain = text.replaceAll(/[\s,_]/g, '').replace('−', '-');
  return /^[+-]?\d+$/.test(plain) ? Number(plain) : Number.NaN;
}
