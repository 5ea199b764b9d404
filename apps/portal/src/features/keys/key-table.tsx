'use client';

import { Ellipsis } from 'lucide-react';
import type { KeyRow } from '../../trpc/context.ts';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { Menu } from '../../ui/menu.tsx';
import { RowHeader, Table, Td, Th, Tr } from '../../ui/table.tsx';
import { Tag } from '../../ui/tag.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { date } from '../workspace/format.ts';
import { Ago } from '../workspace/instant.tsx';
import { KEYS_TEXT } from './text.ts';

const { columns: COLUMNS } = KEYS_TEXT;

const STATE = {
  active: { tone: 'ok', shape: 'dot' },
  disabled: { tone: 'warn', shape: 'ring' },
  revoked: { tone: 'bad', shape: 'diamond' },
} as const;

export type KeyTableProps = { keys: KeyRow[]; asOf: Date; onRevoke: ((key: KeyRow) => void) | null };

export function KeyTable({ keys, asOf, onRevoke }: KeyTableProps) {
  return (
    <Table>
      <thead>
        <tr>
          <Th>{COLUMNS.name}</Th>
          <Th wide>{COLUMNS.key}</Th>
          <Th wide>{COLUMNS.created}</Th>
          <Th wide>{COLUMNS.used}</Th>
          <Th>{COLUMNS.state}</Th>
          {onRevoke ? (
            <Th>
              <VisuallyHidden>{COLUMNS.actions}</VisuallyHidden>
            </Th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <KeyLine key={key.keyId} row={key} asOf={asOf} onRevoke={onRevoke} />
        ))}
      </tbody>
    </Table>
  );
}

function KeyLine({ row, asOf, onRevoke }: { row: KeyRow } & Omit<KeyTableProps, 'keys'>) {
  const ended = row.status === 'revoked';
  const used = row.lastUsedAt ? <Ago instant={row.lastUsedAt} now={asOf} /> : KEYS_TEXT.neverUsed;
  return (
    <Tr className={cn(ended && 'text-text-3')}>
      <RowHeader>
        <span className="flex flex-wrap items-center gap-2">
          {row.name}
          {row.env === 'test' ? <Tag>test</Tag> : null}
        </span>
        <span className="block font-mono text-micro font-normal text-text-3 md:hidden">{row.prefix}…</span>
        <span className="block text-micro font-normal text-text-3 md:hidden">{used}</span>
      </RowHeader>
      <Td wide className={cn('font-mono text-[0.78125rem]', !ended && 'text-text-2')}>
        {row.prefix}…{row.last4}
      </Td>
      <Td wide className={cn(!ended && 'text-text-2')}>
        {date(row.issuedAt)}
      </Td>
      <Td wide>{used}</Td>
      <Td>
        <Badge {...STATE[row.status]}>{KEYS_TEXT.state[row.status]}</Badge>
      </Td>
      {onRevoke ? (
        <Td className="w-12 text-right">{ended ? null : <Actions row={row} onRevoke={onRevoke} />}</Td>
      ) : null}
    </Tr>
  );
}

function Actions({ row, onRevoke }: { row: KeyRow; onRevoke: (key: KeyRow) => void }) {
  return (
    <Menu
      trigger={
        <IconButton
          label={KEYS_TEXT.actionsFor(row.name)}
          icon={<Ellipsis aria-hidden="true" />}
          className="-my-1.5 align-middle"
        />
      }
      groups={[[{ label: KEYS_TEXT.revoke.submit, danger: true, onSelect: () => onRevoke(row) }]]}
    />
  );
}
