/** A text with the names between its backticks as code. */
export const CodedText = ({ children: text }: { children: string }) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
