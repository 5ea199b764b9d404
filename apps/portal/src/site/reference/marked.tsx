import { inlineParts } from '../docs/block.ts';

/** Returns a sentence with its code, without classes: the rows of the reference have hundreds of them. */
export const Marked = ({ text }: { text: string }) =>
  inlineParts(text).map((part, index) => (part.isCode ? <code key={index}>{part.text}</code> : part.text));
