import { Link } from '@graha/ui/link.tsx';
import { RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';
import { FAMILIES_COPY } from './copy.ts';
import { OWN_OPERATIONS } from '../../shared/operations.ts';
import { countWord, FAMILY_ROWS, referencePath } from '../reference/operations.ts';
import { Section } from './section.tsx';

/** Counted from the catalogue, so a new entry changes this table automatically. */
export function FamilyIndex() {
  return (
    <Section
      title={`${OWN_OPERATIONS.length} operations in ${countWord(FAMILY_ROWS.length)} families`}
      lead={FAMILIES_COPY.lead}
    >
      <Table className="texts table-open text-base!">
        <thead>
          <tr>
            <Th>Family</Th>
            <Th wide>What it answers</Th>
            <Th wide>Start with</Th>
            <Th numeric>Operations</Th>
            <Th numeric>Credits</Th>
          </tr>
        </thead>
        <tbody>
          {FAMILY_ROWS.map((row) => (
            <Tr key={row.family}>
              <RowHeader>
                <Link href={referencePath(row.family)} className="hover:underline">
                  {row.title}
                </Link>
                <span>{row.summary}</span>
              </RowHeader>
              <Td wide>{row.summary}</Td>
              <Td wide className="font-mono text-micro">
                <Link href={referencePath(row.startWith.id)} className="link">
                  {row.startWith.path.replace('/api/v1', '')}
                </Link>
              </Td>
              <Td numeric>{row.operationCount}</Td>
              <Td numeric>{row.credits}</Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}
