'use client';

import type { Difference } from '@graha/catalog/accuracy/differences/difference';
import { Inline } from '../docs/written-article.tsx';

type ShownDifference = Pick<Difference, 'topic' | 'source' | 'theirs' | 'ours' | 'why'>;

/** A client component: the data of the page then has each row as its texts, and not as elements with their classes. */
export const DifferenceList = ({ rows }: { rows: readonly ShownDifference[] }) => (
  <ul className="divide-y divide-line">
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
    <li className="px-4 py-3.5 sm:px-5">
      <p className="font-medium">
        {row.topic} <span className="font-normal text-text-3">{row.source}</span>
      </p>
      <dl className="mt-1.5 grid gap-x-4 gap-y-1 text-small sm:grid-cols-[3.5rem_1fr]">
        {parts.map(({ name, text }) => (
          <div key={name} className="contents">
            <dt className="text-text-3">{name}</dt>
            <dd className="text-text-2 max-sm:mb-1">
              <Inline text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
