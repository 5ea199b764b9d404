'use client';

import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { cn } from '../../ui/cn.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { RowHeader, Table, Td, Th, Tr } from '../../ui/table.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Utc } from '../workspace/instant.tsx';
import type { ShownEntry } from './shown.ts';
import { AUDIT_TEXT } from './text.ts';

const { columns: COLUMNS, details: DETAILS } = AUDIT_TEXT;
const COLUMN_COUNT = Object.keys(COLUMNS).length;

/** What happened opens the details, so that a keyboard reaches every row. */
export function AuditTable({ entries }: { entries: readonly ShownEntry[] }) {
  return (
    <Table>
      <thead>
        <tr>
          <Th>{COLUMNS.what}</Th>
          <Th wide>{COLUMNS.who}</Th>
          <Th wide>{COLUMNS.when}</Th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Line key={entry.pos} entry={entry} />
        ))}
      </tbody>
    </Table>
  );
}

function Line({ entry }: { entry: ShownEntry }) {
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  const { what, who, at } = entry;
  const time = <Utc instant={at} />;
  return (
    <>
      <Tr selected={isOpen}>
        <RowHeader className="wrap-anywhere">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailsId : undefined}
            onClick={() => setOpen(!isOpen)}
            className="flex cursor-pointer items-start gap-1.5 text-left"
          >
            <ChevronRight
              aria-hidden="true"
              className={cn('mt-0.5 shrink-0 text-text-3 transition-transform', isOpen && 'rotate-90')}
            />
            {what}
          </button>
          <span className="block pl-5.5 text-micro font-normal text-text-2 md:hidden">
            {who.name} · <span className="font-mono whitespace-nowrap text-text-3">{time}</span>
          </span>
        </RowHeader>
        <Td wide className="wrap-anywhere">
          {who.name}
          {who.detail ? <span className="block text-micro text-text-3">{who.detail}</span> : null}
        </Td>
        <Td wide className="w-44 font-mono text-[0.78125rem] whitespace-nowrap text-text-2">
          {time}
        </Td>
      </Tr>
      {isOpen ? (
        <tr id={detailsId}>
          <Td colSpan={COLUMN_COUNT} className="bg-sunken/60">
            <Details entry={entry} />
          </Td>
        </tr>
      ) : null}
    </>
  );
}

function Details({ entry: { type, requestId, data } }: { entry: ShownEntry }) {
  return (
    <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-2 py-1 pl-5.5 text-small">
      <dt className="text-text-2">{DETAILS.event}</dt>
      <dd>
        <Tag>{type}</Tag>
      </dd>
      {Object.entries(data).map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="font-mono text-micro/5 text-text-2">{name}</dt>
          <dd className="font-mono text-micro/5 wrap-anywhere">{worded(value)}</dd>
        </div>
      ))}
      <dt className="text-text-2">{DETAILS.request}</dt>
      <dd className="flex items-center gap-1 font-mono text-micro/5 wrap-anywhere">
        {requestId === null ? (
          <span className="text-text-3">{DETAILS.none}</span>
        ) : (
          <>
            {requestId}
            <CopyButton compact text={requestId} label={DETAILS.copyRequest} />
          </>
        )}
      </dd>
    </dl>
  );
}

const worded = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
