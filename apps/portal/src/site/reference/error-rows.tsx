'use client';

import { Link } from '@graha/ui/link.tsx';

/** A client component: the data of the page then has the codes alone. */
export function ErrorRows({ rows }: { rows: readonly { status: number; codes: readonly string[] }[] }) {
  return (
    <ul aria-label="Errors" className="members">
      {rows.map(({ status, codes }) => (
        <li key={status} className="member">
          <b>{status}</b>
          <div className="codes">
            {codes.map((code) => (
              <Link key={code} href={`/docs/errors/${code}`} className="link">
                {code}
              </Link>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
