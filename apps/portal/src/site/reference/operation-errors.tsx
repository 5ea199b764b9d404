import Link from 'next/link';
import { StatusBadge } from '@graha/ui/badge.tsx';
import { Card } from '@graha/ui/card.tsx';
import { errorPath } from '../docs/error-list.tsx';
import { DOCUMENTED_ERRORS } from '../docs/errors.ts';

/** One line a status: what went wrong is on the page of each code. */
const STATUSES = [...new Set(DOCUMENTED_ERRORS.map(({ status }) => status))];

export function OperationErrors() {
  return (
    <Card aria-label="Errors" className="text-small text-text">
      <ul className="divide-y divide-line">
        {STATUSES.map((status) => (
          <li key={status} className="flex items-start gap-4 px-4 py-2.5 sm:px-5">
            <StatusBadge status={status} />
            <span className="flex flex-wrap gap-x-4 gap-y-1 font-mono text-micro">
              {DOCUMENTED_ERRORS.filter((error) => error.status === status).map(({ code }) => (
                <Link key={code} href={errorPath(code)} prefetch={false} className="link flex min-h-6 items-center">
                  {code}
                </Link>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
