'use client';

import { useState } from 'react';
import { count } from '@graha/domain/core/format';
import { Button } from '@graha/ui/button.tsx';
import { cn } from '@graha/ui/cn.ts';
import { ScrollRegion } from '@graha/ui/table.tsx';
import { humaneText } from './humane-text.ts';
import { isWithin } from '../json/rows.ts';
import { outlineOf, type OutlineBlock, type OutlinePart, type OutlineRow } from './outline.ts';

/** Rows of a long table before "show all" is pressed. */
const ROWS_SHOWN = 40;

export type PinProps = { pinned: string | null; onPin: (path: string | null) => void };
export type OutlineViewProps = PinProps & { blocks: readonly OutlineBlock[] };

/** Any answer as facts and tables. A click on a row selects its path in the answer. */
export function OutlineView({ blocks, ...pin }: OutlineViewProps) {
  return (
    <div className="grid gap-6 p-4 sm:p-5">
      {blocks.map((block) => (
        <section key={`${block.kind} ${block.path}`} aria-label={block.title || 'Table'} className="min-w-0">
          {block.title === '' ? null : <h3 className="mb-2 text-small font-medium">{block.title}</h3>}
          {block.kind === 'rows' ? <Rows block={block} {...pin} /> : <Facts block={block} {...pin} />}
        </section>
      ))}
    </div>
  );
}

function Facts({ block, pinned, onPin }: PinProps & { block: Exclude<OutlineBlock, { kind: 'rows' }> }) {
  const facts = block.kind === 'facts' ? block.facts : block.items;
  return (
    <dl className="text-small">
      {facts.map(({ label, text, path }) => (
        <div
          key={path}
          className={cn(
            'flex flex-wrap justify-between gap-x-6 gap-y-0.5 border-b border-line py-1.75 first:border-t',
            pinned !== null && isWithin(path, pinned) && 'bg-accent-soft',
          )}
        >
          {label === '' ? null : <dt className="text-text-2">{label}</dt>}
          <dd className="min-w-0 text-right">
            <button
              type="button"
              className="text-right font-mono text-[0.78125rem] break-words"
              onClick={() => onPin(path)}
            >
              {humaneText(text)}
            </button>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Rows({ block, pinned, onPin }: PinProps & { block: Extract<OutlineBlock, { kind: 'rows' }> }) {
  const [all, setAll] = useState(false);
  const rows = all ? block.rows : block.rows.slice(0, ROWS_SHOWN);
  const hasParts = block.rows.some(({ parts }) => parts.length > 0);
  return (
    <>
      <ScrollRegion label={block.title || 'Table'}>
        <table className="w-full border-collapse text-small">
          <thead>
            <tr>
              {block.columns.map(({ key, label, isNumeric }) => (
                <th
                  key={key}
                  scope="col"
                  className={cn(
                    'border-b border-line py-2 pr-4 text-micro font-medium whitespace-nowrap text-text-3 last:pr-0',
                    isNumeric ? 'text-right' : 'text-left',
                  )}
                >
                  {label}
                </th>
              ))}
              {hasParts ? (
                <th scope="col" className="border-b border-line text-micro text-text-3">
                  Open
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.path} row={row} block={block} hasParts={hasParts} pinned={pinned} onPin={onPin} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {rows.length < block.rows.length ? (
        <Button size="sm" className="mt-3" onClick={() => setAll(true)}>
          {`Show all ${count(block.rows.length)} rows`}
        </Button>
      ) : null}
    </>
  );
}

type RowProps = PinProps & { row: OutlineRow; block: Extract<OutlineBlock, { kind: 'rows' }>; hasParts: boolean };

function Row({ row, block, hasParts, pinned, onPin }: RowProps) {
  const [opened, setOpened] = useState<OutlinePart | null>(null);
  const isPinned = pinned !== null && (isWithin(pinned, row.path) || isWithin(row.path, pinned));
  return (
    <>
      <tr
        className={cn(
          'cursor-pointer transition-colors duration-(--t-1)',
          isPinned ? 'bg-accent-soft' : 'hover:bg-sunken/60',
        )}
        onClick={() => onPin(row.path)}
      >
        {row.cells.map((text, index) => {
          const column = block.columns[index];
          return (
            <td
              key={column?.key}
              className={cn(
                'border-b border-line py-2 pr-4 align-top last:pr-0',
                column?.isNumeric && 'text-right font-mono text-[0.78125rem] whitespace-nowrap tabular-nums',
              )}
            >
              {text === null ? null : humaneText(text)}
            </td>
          );
        })}
        {hasParts ? <PartsCell parts={row.parts} opened={opened} onOpen={setOpened} /> : null}
      </tr>
      {opened ? (
        <tr>
          <td colSpan={row.cells.length + 1} className="border-b border-line bg-sunken/50 p-0">
            <OutlineView blocks={outlineOf(opened.value, opened.title, opened.path)} pinned={pinned} onPin={onPin} />
          </td>
        </tr>
      ) : null}
    </>
  );
}

type PartsCellProps = { parts: readonly OutlinePart[]; opened: OutlinePart | null; onOpen: (part: OutlinePart | null) => void }; // prettier-ignore

const PartsCell = ({ parts, opened, onOpen }: PartsCellProps) => (
  <td className="border-b border-line py-1 text-right whitespace-nowrap">
    {parts.map((part) => (
      <Button
        key={part.path}
        size="sm"
        variant="ghost"
        aria-expanded={opened?.path === part.path}
        onClick={(event) => {
          event.stopPropagation();
          onOpen(opened?.path === part.path ? null : part);
        }}
      >
        {`${part.title}, ${count(part.count)}`}
      </Button>
    ))}
  </td>
);
