'use client';

import { Ellipsis } from '@graha/ui/icons/signs.tsx';
import { Link } from '@graha/ui/link.tsx';
import { IconButton } from '@graha/ui/button.tsx';
import { cn } from '@graha/ui/cn.ts';
import { Menu } from '@graha/ui/menu.tsx';
import { ActionsTh, RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';
import { Tag } from '@graha/ui/badge.tsx';
import { count } from '@graha/domain/core/format';
import type { Sight } from '@graha/domain/team/roles';
import { isAllowed } from '@graha/procedures/keys/allowed-changes';
import { mayBecome, shownOf, stateOf, type Change } from '@graha/procedures/keys/key';
import type { KeyListItem } from '@graha/store/keys/key-list';
import { Ago } from '../../shared/instant.tsx';
import { keyPath, type KeyList } from './key.ts';
import { KeyBadge } from './key-facts.tsx';
import type { KeyAction } from './key.ts';
import { scopesOf } from './key-limits-section.tsx';

/** Possible actions in a row's menu; the state of the key determines the ones shown. */
const MENU = ['rotate', 'restrict', 'disable', 'enable', 'revoke'] as const satisfies readonly Change[];

const LABELS = {
  rotate: 'Replace key',
  restrict: 'Change limits',
  disable: 'Disable key',
  enable: 'Enable key',
  revoke: 'Revoke key',
} as const;

export type KeyTableProps = {
  keys: KeyList['keys'];
  asOf: Date;
  sight: Sight;
  onAction: ((action: KeyAction) => void) | null;
};

export function KeyTable({ keys, asOf, sight, onAction }: KeyTableProps) {
  return (
    <Table>
      <thead>
        <tr>
          <Th>Name</Th>
          <Th wide>Key</Th>
          <Th className="hidden xl:table-cell">Scopes</Th>
          <Th wide>Last used</Th>
          <Th numeric className="hidden lg:table-cell">
            Credits this period
          </Th>
          <Th>State</Th>
          {onAction ? <ActionsTh /> : null}
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <KeyLine key={key.keyId} row={key} asOf={asOf} sight={sight} onAction={onAction} />
        ))}
      </tbody>
    </Table>
  );
}

type KeyLineProps = { row: KeyList['keys'][number] } & Omit<KeyTableProps, 'keys'>;

function KeyLine({ row, asOf, sight, onAction }: KeyLineProps) {
  const ended = ['revoked', 'expired'].includes(stateOf(row, asOf));
  const used = row.lastUsedAt ? <Ago instant={row.lastUsedAt} now={asOf} /> : null;
  return (
    <Tr className={cn(ended && 'text-text-3')}>
      <RowHeader>
        <span className="flex flex-wrap items-center gap-2">
          <Link href={keyPath(row.keyId)} className="link wrap-anywhere">
            {row.name}
          </Link>
          {row.env === 'test' ? <Tag>{row.env}</Tag> : null}
          {row.browser ? <Tag>publishable</Tag> : null}
        </span>
        <span className="block font-mono text-micro font-normal break-all text-text-3 md:hidden">{shownOf(row)}</span>
        <span className="block text-micro font-normal text-text-3 md:hidden">
          {used ? <>Used {used}</> : 'Not used yet'}
        </span>
      </RowHeader>
      <Td wide className={cn('font-mono text-[0.78125rem]', !ended && 'text-text-2')}>
        {shownOf(row)}
      </Td>
      <Td className={cn('hidden max-w-48 xl:table-cell', !ended && 'text-text-2')}>{scopesOf(row)}</Td>
      <Td wide>
        <span className="block whitespace-nowrap">{used ?? 'Not yet'}</span>
        <span className="block font-mono text-micro wrap-anywhere text-text-3">{row.lastOperation}</span>
      </Td>
      <Td numeric className="hidden lg:table-cell">
        {count(row.credits)}
        {row.monthlyCreditsMax === null ? null : (
          <span className="block text-micro text-text-3">{`of ${count(row.monthlyCreditsMax)}`}</span>
        )}
      </Td>
      <Td>
        <KeyBadge row={row} leakedAt={row.leakedAt} now={asOf} />
      </Td>
      {onAction ? (
        <Td className="w-12 text-right">
          {mayBecome(row, 'revoke', asOf) ? <Actions row={row} asOf={asOf} sight={sight} onAction={onAction} /> : null}
        </Td>
      ) : null}
    </Tr>
  );
}

type ActionsProps = { row: KeyListItem; asOf: Date; sight: Sight; onAction: (action: KeyAction) => void };

function Actions({ row, asOf, sight, onAction }: ActionsProps) {
  const offered = MENU.filter((change) => mayBecome(row, change, asOf) && isAllowed(sight, row, change));
  return (
    <Menu
      trigger={
        <IconButton
          label={`Actions for ${row.name}`}
          icon={<Ellipsis aria-hidden="true" />}
          className="-my-1.5 align-middle"
        />
      }
      groups={[
        offered.map((change) => ({
          label: LABELS[change],
          danger: change === 'revoke',
          onSelect: () => onAction({ change, row }),
        })),
      ]}
    />
  );
}
