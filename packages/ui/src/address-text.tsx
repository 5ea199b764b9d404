import { Fragment } from 'react';

const PIECE_MAX = 20;

/** Splits an e-mail or web address at the points of a possible line break: at punctuation, and within pieces longer than any word. */
export const piecesOf = (address: string): string[] =>
  address
    .split(/(?=[@.])|(?<=[-_+]|[^/]\/|:\/\/)(?!\/)/)
    .flatMap((piece) => Array.from({ length: Math.ceil(piece.length / PIECE_MAX) }, (_, index) => cut(piece, index)));

const cut = (piece: string, index: number): string => piece.slice(index * PIECE_MAX, (index + 1) * PIECE_MAX);

/** Text with line breaks in e-mail and web addresses only at punctuation. A column does not get narrower than one piece. */
export function AddressText({ children: text }: { children: string }) {
  return (
    <span>
      {text
        .split(/(\S+@\S+|https?:\/\/\S+)/)
        .map((part, index) => (index % 2 === 1 ? <Breakable key={index} pieces={piecesOf(part)} /> : part))}
    </span>
  );
}

type BreakableProps = { pieces: string[]; isNarrow?: boolean };

/** Text with line breaks between these pieces, and within them if it is in a column that may get narrower than one. */
export const Breakable = ({ pieces, isNarrow = false }: BreakableProps) => (
  <span className={isNarrow ? 'wrap-anywhere' : 'wrap-break-word'}>
    {pieces.map((piece, index) => (
      <Fragment key={index}>
        {index > 0 ? <wbr /> : null}
        {piece}
      </Fragment>
    ))}
  </span>
);
