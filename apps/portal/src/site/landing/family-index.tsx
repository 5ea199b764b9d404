import { Link } from '@graha/ui/link.tsx';
import { RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';
import { FAMILIES_COPY } from './copy.ts';
import { OWN_OPERATIONS } from '../../shared/operations.ts';
import { countWord, FAMILY_ROWS, referencePath } from '../reference/operations.ts';
import { Section } from './section.tsx';

const EDGE = 'first:pl-0! last:pr-0! py-3.5!';

/** Counted from the catalogue, so a new entry changes this table automatically. */
export function FamilyIndex() {
  return (
    <Section
      title={`${OWN_OPERATIONS.length} operations in ${countWord(FAMILY_ROWS.length)} families`}
      lead={FAMILIES_COPY.lead}
    >
      <Table className="text-base!">
        <thead>
          <tr>
            <Th className={EDGE}>Family</Th>
            <Th wide className={EDGE}>
              What it answers
            </Th>
            <Th wide className={EDGE}>
              Start with
            </Th>
            <Th numeric className={EDGE}>
              Operations
            </Th>
            <Th numeric className={EDGE}>
              Credits
            </Th>
          </tr>
        </thead>
        <tbody>
          {FAMILY_ROWS.map((row) => (
            <Tr key={row.family}>
              <RowHeader className={EDGE}>
                <Link href={referencePath(row.family)} className="hover:underline">
                  {row.title}
                </Link>
                <span className="block text-small font-normal text-text-2 md:hidden">{row.summary}</span>
              </RowHeader>
              <Td wide className={`${EDGE} text-text-2`}>
                {row.summary}
              </Td>
              <Td wide className={`${EDGE} font-mono text-micro`}>
                <Link href={referencePath(row.startWith.id)} className="link">
                  {row.startWith.path.replace('/api/v1', '')}
                </Link>
              </Td>
              <Td numeric className={EDGE}>
                {row.operationCount}
              </Td>
              <Td numeric className={EDGE}>
                {row.credits}
              </Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}
