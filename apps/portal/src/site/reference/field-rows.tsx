'use client';

import { Marked } from './marked.tsx';

export type FieldRow = {
  name: string;
  notes?: readonly string[];
  type?: string;
  options?: readonly (string | number)[];
  /** The default as JSON. */
  initial?: string;
  text: string;
};

/** A client component: the data of the page then has each row as its texts, and not as elements with their classes. */
export function FieldRows({ rows }: { rows: readonly FieldRow[] }) {
  return (
    <dl className="members">
      {rows.map(({ name, notes = [], type, options = [], initial, text }) => (
        <div key={name} className="member">
          <dt>
            {name}
            {notes.map((note) => (
              <small key={note}>{note}</small>
            ))}
          </dt>
          <dd>
            {type === undefined ? null : (
              <i>
                {type}
                {options.map((option) => (
                  <code key={option}>{option}</code>
                ))}
                {initial === undefined ? null : (
                  <>
                    , default <code>{initial}</code>
                  </>
                )}
              </i>
            )}
            <p>
              <Marked text={text} />
            </p>
          </dd>
        </div>
      ))}
    </dl>
  );
}
