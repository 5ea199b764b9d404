'use client';

import { Ellipsis } from 'lucide-react';
import Link from 'next/link';
import { IconButton } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { Menu } from '../../ui/menu.tsx';
import { RowHeader, Table, Td, Th, Tr } from '../../ui/table.tsx';
import { Tag } from '../../ui/tag.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { count } from '../workspace/format.ts';
import { Ago } from '../workspace/instant.tsx';
import { keyPath } from './paths.ts';
import { KeyBadge } from './key-badge.tsx';
import type { Wished } from './key-dialog.tsx';
import { mayBecome, shownOf, stateOf, type Change, type KeyRow, type KeySpending } from './key.ts';
import { scopesOf } from './limits.ts';
import { KEYS_TEXT } from './text.ts';

const { columns: COLUMNS } = KEYS_TEXT;

/** What the menu of a row offers, of what can still be done with the key. */
const MENU = ['rotate', 'restrict', 'disable', 'enable', 'revoke'] as const satisfies readonly Change[];

const LABELS = {
  rotate: KEYS_TEXT.rotate.action,
  restrict: KEYS_TEXT.restrict.action,
  disable: KEYS_TEXT.disable.submit,
  enable: KEYS_TEXT.enable.submit,
  revoke: KEYS_TEXT.revoke.submit,
} as const;

export type KeyTableProps = {
  keys: KeyRow[];
  spent: KeySpending[];
  asOf: Date;
  onWish: ((wished: Wished) => void) | null;
};

export function KeyTable({ keys, spent, asOf, onWish }: KeyTableProps) {
  const creditsOf = new Map(spent.map(({ keyId, credits }) => [keyId, credits]));
  return (
    <Table>
      <thead>
        <tr>
          <Th>{COLUMNS.name}</Th>
          <Th wide>{COLUMNS.key}</Th>
          <Th className="hidden xl:table-cell">{COLUMNS.scopes}</Th>
          <Th wide>{COLUMNS.used}</Th>
          <Th numeric className="hidden lg:table-cell">
            {COLUMNS.spent}
          </Th>
          <Th>{COLUMNS.state}</Th>
          {onWish ? (
            <Th>
              <VisuallyHidden>{COLUMNS.actions}</VisuallyHidden>
            </Th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <KeyLine key={key.keyId} row={key} credits={creditsOf.get(key.keyId) ?? 0} asOf={asOf} onWish={onWish} />
        ))}
      </tbody>
    </Table>
  );
}

type KeyLineProps = { row: KeyRow; credits: number } & Omit<KeyTableProps, 'keys' | 'spent'>;

function KeyLine({ row, credits, asOf, onWish }: KeyLineProps) {
  const ended = ['revoked', 'expired'].includes(stateOf(row, asOf));
  const used = row.lastUsedAt ? <Ago instant={row.lastUsedAt} now={asOf} /> : KEYS_TEXT.neverUsed;
  return (
    <Tr className={cn(ended && 'text-text-3')}>
      <RowHeader>
        <span className="flex flex-wrap items-center gap-2">
          <Link href={keyPath(row.keyId)} className="link wrap-anywhere">
            {row.name}
          </Link>
          {row.env === 'test' ? <Tag>{row.env}</Tag> : null}
        </span>
        <span className="block font-mono text-micro font-normal break-all text-text-3 md:hidden">{row.prefix}…</span>
        <span className="block text-micro font-normal text-text-3 md:hidden">{used}</span>
      </RowHeader>
      <Td wide className={cn('font-mono text-[0.78125rem]', !ended && 'text-text-2')}>
        {shownOf(row)}
      </Td>
      <Td className={cn('hidden max-w-48 xl:table-cell', !ended && 'text-text-2')}>{scopesOf(row)}</Td>
      <Td wide>
        <span className="block whitespace-nowrap">{used}</span>
        <span className="block font-mono text-micro wrap-anywhere text-text-3">{row.lastOperation}</span>
      </Td>
      <Td numeric className="hidden lg:table-cell">
        {count(credits)}
        {row.monthlyCreditsMax === null ? null : (
          <span className="block text-micro text-text-3">{KEYS_TEXT.ofCap(row.monthlyCreditsMax)}</span>
        )}
      </Td>
      <Td>
        <KeyBadge row={row} now={asOf} />
      </Td>
      {onWish ? (
        <Td className="w-12 text-right">
          {mayBecome(row, 'revoke', asOf) ? <Actions row={row} asOf={asOf} onWish={onWish} /> : null}
        </Td>
      ) : null}
    </Tr>
  );
}

type ActionsProps = { row: KeyRow; asOf: Date; onWish: (wished: Wished) => void };

function Actions({ row, asOf, onWish }: ActionsProps) {
  const offered = MENU.filter((change) => mayBecome(row, change, asOf));
  return (
    <Menu
      trigger={
        <IconButton
          label={KEYS_TEXT.actionsFor(row.name)}
          icon={<Ellipsis aria-hidden="true" />}
          className="-my-1.5 align-middle"
        />
      }
      groups={[
        offered.map((change) => ({
          label: LABELS[change],
          danger: change === 'revoke',
          onSelect: () => onWish({ change, row }),
        })),
      ]}
    />
  );
}
