import { RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';
import { FACT_GROUPS, type Change } from './facts.ts';

export type ChangeTableProps = {
  changes: readonly Change[];
  columns: { before: string; after: string };
};

export const ChangeTable = ({ changes, columns }: ChangeTableProps) => (
  <Table>
    <thead>
      <tr>
        <Th>What</Th>
        <Th>{columns.before}</Th>
        <Th>{columns.after}</Th>
      </tr>
    </thead>
    <tbody>
      {changes.map(({ group, name, before, after }) => (
        <Tr key={`${group} ${name}`}>
          <RowHeader className="wrap-anywhere">
            {FACT_GROUPS[group]}
            <span className="block text-micro font-normal text-text-3">{name}</span>
          </RowHeader>
          <Td className="wrap-anywhere text-text-2">{before ?? 'none'}</Td>
          <Td className="font-medium wrap-anywhere">{after ?? 'none'}</Td>
        </Tr>
      ))}
    </tbody>
  </Table>
);
