import Link from 'next/link';
import { AddressText } from '@graha/ui/address-text.tsx';
import { Card, CardHeader } from '@graha/ui/card.tsx';
import { ROLE_NAMES } from '../../../shared/role-names.ts';
import type { AlertsState } from '@graha/procedures/alerts/state';

export const Receivers = ({ receivers }: { receivers: AlertsState['receivers'] }) => (
  <Card aria-labelledby="receivers">
    <CardHeader
      id="receivers"
      title="Who is mailed"
      detail={
        <p className="text-small text-text-2">Every owner and admin of the workspace. Change their roles under Team.</p>
      }
      actions={
        <Link href="/team" className="link text-small">
          Team
        </Link>
      }
    />
    <ul className="divide-y divide-line">
      {receivers.map(({ userId, name, email, role }) => (
        <li key={userId} className="flex flex-wrap justify-between gap-x-4 px-4 py-2.75 text-small sm:px-5">
          <span className="min-w-0 wrap-anywhere">
            <span className="font-medium">{name}</span>{' '}
            <span className="text-text-2">
              <AddressText>{email}</AddressText>
            </span>
          </span>
          <span className="text-text-2">{ROLE_NAMES[role]}</span>
        </li>
      ))}
    </ul>
  </Card>
);
