import type { Metadata } from 'next';
import { PageIntro } from '../../../features/landing/page-intro.tsx';
import { countWord } from '../../../features/landing/families.ts';
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
      <div className="mx-auto grid max-w-7xl gap-5 px-4 pt-8 sm:px-8">
        {REFERENCE_FAMILIES.map(({ family, ...row }) => (
          <OperationTable key={family} id={family} {...row} />
        ))}
      </div>
    </>
  );
}
