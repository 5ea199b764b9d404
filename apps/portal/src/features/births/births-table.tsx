'use client';

import { Ellipsis } from '@graha/ui/icons/signs.tsx';
import { IconButton } from '@graha/ui/button.tsx';
import { Link } from '@graha/ui/link.tsx';
import { Menu } from '@graha/ui/menu.tsx';
import { Tag } from '@graha/ui/badge.tsx';
import { ActionsTh, RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';
import { birthPath, momentText, nameOf, type ShownBirth } from './births-path.ts';

export type BirthAction = { birth: ShownBirth; change: 'replace' | 'erase' };
type BirthsTableProps = {
  births: readonly ShownBirth[];
  mayManage: boolean;
  onAction: (action: BirthAction) => void;
};

export function BirthsTable({ births, mayManage, onAction }: BirthsTableProps) {
  return (
    <Table>
      <thead>
        <tr>
          <Th>Birth</Th>
          <Th wide>Reference</Th>
          <Th wide>Moment</Th>
          <Th wide>Tags</Th>
          {mayManage ? <ActionsTh /> : null}
        </tr>
      </thead>
      <tbody>
        {births.map((birth) => (
          <Tr key={birth.birthId}>
            <RowHeader className="wrap-anywhere md:min-w-40">
              <Link href={birthPath(birth.birthId)} className="link">
                {nameOf(birth)}
              </Link>
              <span className="block font-mono text-micro font-normal text-text-2 md:hidden">
                {momentText(birth.birth)}
              </span>
              {birth.reference === null || birth.reference === nameOf(birth) ? null : (
                <span className="block font-mono text-micro font-normal text-text-3 md:hidden">{birth.reference}</span>
              )}
            </RowHeader>
            <Td wide className="font-mono text-small wrap-anywhere">
              {birth.reference ?? '—'}
            </Td>
            <Td wide className="font-mono text-small whitespace-nowrap">
              {momentText(birth.birth)}
            </Td>
            <Td wide>
              <span className="flex flex-wrap gap-1.5">
                {birth.tags.map((tag) => (
                  <Tag key={tag}>{tag}</Tag>
                ))}
              </span>
            </Td>
            {mayManage ? (
              <Td className="w-12 text-right">
                <Menu
                  trigger={
                    <IconButton
                      label={`Actions for ${nameOf(birth)}`}
                      icon={<Ellipsis aria-hidden="true" />}
                      className="-my-1.5 align-middle"
                    />
                  }
                  groups={[
                    [{ label: 'Change', onSelect: () => onAction({ birth, change: 'replace' }) }],
                    [{ label: 'Erase', danger: true, onSelect: () => onAction({ birth, change: 'erase' }) }],
                  ]}
                />
              </Td>
            ) : null}
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
