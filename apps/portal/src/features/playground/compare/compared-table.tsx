'use client';

import { count } from '@graha/domain/core/format';
import { useMemo, useState } from 'react';
import { Button } from '@graha/ui/button.tsx';
import { cn } from '@graha/ui/cn.ts';
import { Segmented } from '@graha/ui/segmented.tsx';
import type { PinProps } from '../table/outline-view.tsx';
import { comparedValues, type ComparedValue } from './compared.ts';

/** Rows of a long list before "show all" is pressed. */
const ROWS_SHOWN = 40;
const SCOPES = [
  { value: 'differing', label: 'What differs' },
  { value: 'all', label: 'All values' },
] as const;

const COLUMNS = { path: 'Path', a: 'A', b: 'B', distance: 'From A to B' } as const;

/** The values of both answers at each path. Differences are marked, and not by colour only. */
export function ComparedTable({ a, b, ...pin }: PinProps & { a: unknown; b: unknown }) {
  const [scope, setScope] = useState('differing');
  const [showsAll, setShowsAll] = useState(false);
  const values = useMemo(() => comparedValues(a, b), [a, b]);
  const differing = values.filter(({ differs }) => differs);
  const wanted = scope === 'all' ? values : differing;
  const rows = showsAll ? wanted : wanted.slice(0, ROWS_SHOWN);
  return (
    <section aria-label="Values of both answers" className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <output className="text-small text-text-2">
          {differing.length === 0
            ? 'No value differs.'
            : `${count(differing.length)} of ${count(values.length)} values ${differing.length === 1 ? 'differs' : 'differ'}.`}
        </output>
        <Segmented label="Values shown" name="compare-scope" value={scope} onValueChange={setScope} options={SCOPES} />
      </div>
      {rows.length > 0 ? <Rows rows={rows} {...pin} /> : null}
      {rows.length < wanted.length ? (
        <div>
          <Button size="sm" onClick={() => setShowsAll(true)}>
            {`Show all ${count(wanted.length)} rows`}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

const HEAD = 'border-b border-line py-2 pr-4 text-left text-micro font-medium whitespace-nowrap text-text-3 last:pr-0';
const CELL = 'border-b border-line py-2 pr-4 align-top font-mono text-[0.78125rem] break-words last:pr-0';
/** In a narrow result, both values are below their path. */
const BESIDE = '@max-xl:hidden';

function Rows({ rows, pinned, onPin }: PinProps & { rows: readonly ComparedValue[] }) {
  return (
    <table className="w-full table-fixed border-collapse text-small">
      <thead>
        <tr>
          <th scope="col" className={cn(HEAD, 'pl-2 @xl:w-2/5')}>
            Path
          </th>
          {(['a', 'b', 'distance'] as const).map((column) => (
            <th key={column} scope="col" className={cn(HEAD, BESIDE)}>
              {COLUMNS[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.path} className={cn(row.path === pinned ? 'bg-accent-soft' : row.differs && 'bg-brass-soft/50')}>
            <th scope="row" className={cn(CELL, 'pl-2 text-left font-normal')}>
              <button type="button" className="text-left break-all" onClick={() => onPin(row.path)}>
                {row.differs ? <DiffersMark /> : null}
                {row.path}
              </button>
              <Under row={row} />
            </th>
            {[row.a, row.b, row.distance].map((text, index) => (
              <td key={index} className={cn(CELL, BESIDE, index === 2 && 'text-text-2 tabular-nums')}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const DiffersMark = () => (
  <>
    <span aria-hidden="true" className="mr-1.5 text-brass">
      ≠
    </span>
    <span className="sr-only">differs: </span>
  </>
);

const Under = ({ row }: { row: ComparedValue }) => (
  <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 text-text-2 @xl:hidden">
    {(['a', 'b', 'distance'] as const).map((part) =>
      row[part] === '' ? null : (
        <div key={part} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-text-3">{COLUMNS[part]}</dt>
          <dd className="min-w-0 break-words">{row[part]}</dd>
        </div>
      ),
    )}
  </dl>
);
