import Link from 'next/link';
import { StatusBadge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import type { ApiError } from '../docs/api-document.ts';
import { errorPath } from '../docs/error-list.tsx';

/** One line a status: what went wrong is on the page of each code. */
export function OperationErrors({ errors }: { errors: readonly ApiError[] }) {
  const statuses = [...new Set(errors.map(({ status }) => status))];
  return (
    <Card aria-label="Errors" className="text-small text-text">
      <ul className="divide-y divide-line">
        {statuses.map((status) => (
          <li key={status} className="flex items-start gap-4 px-4 py-2.5 sm:px-5">
            <StatusBadge status={status} />
            <span className="flex flex-wrap gap-x-4 gap-y-1 font-mono text-micro">
              {errors
                .filter((error) => error.status === status)
                .map(({ code }) => (
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
