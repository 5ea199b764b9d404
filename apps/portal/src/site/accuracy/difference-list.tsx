'use client';

import type { Difference } from '@graha/catalog/accuracy/differences/difference';
import { Inline } from '../docs/written-article.tsx';

type ShownDifference = Pick<Difference, 'topic' | 'source' | 'theirs' | 'ours' | 'why'>;

/** A client component: the data of the page then has each row as its texts, and not as elements with their classes. */
export const DifferenceList = ({ rows }: { rows: readonly ShownDifference[] }) => (
  <ul className="differences">
    {rows.map((row) => (
      <DifferenceRow key={row.topic + row.source} row={row} />
    ))}
  </ul>
);

function DifferenceRow({ row }: { row: ShownDifference }) {
  const parts = [
    { name: 'Theirs', text: row.theirs },
    { name: 'Ours', text: row.ours },
    { name: 'Why', text: row.why },
  ];
  return (
    <li>
      <p>
        {row.topic} <span>{row.source}</span>
      </p>
      <dl>
        {parts.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Inline text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
