import { RowHeader, Table, Td, Th, Tr } from '../../../../ui/table.tsx';
import type { Change } from './facts.ts';
import { EXPLORER_TEXT } from './text.ts';

const { facts: FACTS } = EXPLORER_TEXT;

export type ChangeTableProps = {
  changes: readonly Change[];
  columns: { what: string; before: string; after: string };
};

export const ChangeTable = ({ changes, columns }: ChangeTableProps) => (
  <Table>
    <thead>
      <tr>
        <Th>{columns.what}</Th>
        <Th>{columns.before}</Th>
        <Th>{columns.after}</Th>
      </tr>
    </thead>
    <tbody>
      {changes.map(({ group, name, before, after }) => (
        <Tr key={`${group} ${name}`}>
          <RowHeader className="wrap-anywhere">
            {FACTS.groups[group]}
            <span className="block text-micro font-normal text-text-3">{name}</span>
          </RowHeader>
          <Td className="wrap-anywhere text-text-2">{before ?? FACTS.none}</Td>
          <Td className="font-medium wrap-anywhere">{after ?? FACTS.none}</Td>
        </Tr>
      ))}
    </tbody>
  </Table>
);
