'use client';

import { CopyButton } from '../../ui/copy-button.tsx';
import { ExpandableRow } from '../../ui/expandable-row.tsx';
import { Table, Td, Th } from '../../ui/table.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Utc } from '../workspace/instant.tsx';
import type { ShownEntry } from './shown.ts';
import { AUDIT_TEXT } from './text.ts';

const { columns: COLUMNS, details: DETAILS } = AUDIT_TEXT;
const COLUMN_COUNT = Object.keys(COLUMNS).length;

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
  const { what, who, at } = entry;
  const time = <Utc instant={at} />;
  return (
    <ExpandableRow
      name={what}
      below={
        <>
          {who.name} · <span className="font-mono whitespace-nowrap text-text-3">{time}</span>
        </>
      }
      columnCount={COLUMN_COUNT}
      details={<Details entry={entry} />}
    >
      <Td wide className="w-48 wrap-anywhere">
        {who.name}
        {who.detail ? <span className="block text-micro text-text-3">{who.detail}</span> : null}
      </Td>
      <Td wide className="w-44 font-mono text-[0.78125rem] whitespace-nowrap text-text-2">
        {time}
      </Td>
    </ExpandableRow>
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
