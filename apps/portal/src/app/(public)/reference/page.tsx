import type { Metadata } from 'next';
import { Link } from '@graha/ui/link.tsx';
import { PageIntro } from '../../../site/landing/section.tsx';
import { OWN_OPERATIONS } from '../../../shared/operations.ts';
import { REFERENCE_FAMILIES, countWord } from '../../../site/reference/operations.ts';
import { OperationFilter } from '../../../site/reference/operation-filter.tsx';
import { OperationTable } from '../../../site/reference/operation-table.tsx';

const LEAD = `${OWN_OPERATIONS.length} operations in ${countWord(REFERENCE_FAMILIES.length)} families. Each takes JSON by POST; those on one chart take GET with a query too.`;

export const metadata: Metadata = { title: 'API reference', description: LEAD };

export default function ReferencePage() {
  return (
    <>
      <PageIntro title="API reference" lead={LEAD} />
      <div className="mx-auto grid max-w-7xl gap-3 px-4 pt-8 sm:px-8">
        <OperationFilter>
          {REFERENCE_FAMILIES.map(({ family, ...row }) => (
            <OperationTable key={family} id={family} {...row} />
          ))}
        </OperationFilter>
        <p className="text-small text-text-2">
          Keys, usage, plan and webhooks have paths of their own:{' '}
          <Link href="/docs/management" className="link">
            Management API
          </Link>
          .
        </p>
      </div>
    </>
  );
}
