import type { Metadata } from 'next';
import { PageIntro } from '../../../features/landing/page-intro.tsx';
import { countWord } from '../../../features/landing/families.ts';
import { OperationFilter } from '../../../features/reference/operation-filter.tsx';
import { OperationTable } from '../../../features/reference/operation-table.tsx';
import { REFERENCE_FAMILIES, REFERENCE_OPERATIONS } from '../../../features/reference/operations.ts';
import { REFERENCE } from '../../../features/reference/text.ts';

const own = REFERENCE_OPERATIONS.filter(({ aliasOf }) => aliasOf === undefined);
const LEAD = REFERENCE.lead(own.length, countWord(REFERENCE_FAMILIES.length));

export const metadata: Metadata = { title: REFERENCE.title, description: LEAD };

export default function ReferencePage() {
  return (
    <>
      <PageIntro title={REFERENCE.title} lead={LEAD} />
      <div className="mx-auto grid max-w-7xl gap-3 px-4 pt-8 sm:px-8">
        <OperationFilter>
          {REFERENCE_FAMILIES.map(({ family, ...row }) => (
            <OperationTable key={family} id={family} {...row} />
          ))}
        </OperationFilter>
      </div>
    </>
  );
}
