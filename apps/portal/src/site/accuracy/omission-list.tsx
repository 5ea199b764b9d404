import { Link } from '@graha/ui/link.tsx';
import { Fragment } from 'react';
import { OPERATIONS } from '../../shared/operations.ts';
import { referencePath } from '../reference/operations.ts';
import type { Omission } from './omissions.ts';

export const OmissionList = ({ rows }: { rows: readonly Omission[] }) => (
  <ul className="divide-y divide-line">
    {rows.map(({ name, why, instead }) => (
      <li key={name} className="px-4 py-3.5 sm:px-5">
        <p className="font-medium">{name}</p>
        <p className="mt-1.5 text-small text-text-2">
          {why}
          {instead.length > 0 ? ' Computed instead: ' : null}
          {instead.map((id, index) => (
            <Fragment key={id}>
              {index > 0 ? ', ' : null}
              <Link href={referencePath(id)} className="link">
                {OPERATIONS.find((operation) => operation.id === id)?.title}
              </Link>
            </Fragment>
          ))}
          {instead.length > 0 ? '.' : null}
        </p>
      </li>
    ))}
  </ul>
);
