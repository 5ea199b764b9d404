import Link from 'next/link';
import { Card, CardHeader } from '../../ui/card.tsx';
import { TEAM_TEXT } from '../team/text.ts';
import type { AlertsState } from './state.ts';
import { ALERTS_TEXT } from './text.ts';

const { receivers: TEXT } = ALERTS_TEXT;

export const Receivers = ({ receivers }: { receivers: AlertsState['receivers'] }) => (
  <Card aria-labelledby="receivers">
    <CardHeader
      id="receivers"
      title={TEXT.title}
      detail={<p className="text-small text-text-2">{TEXT.body}</p>}
      actions={
        <Link href="/team" className="link text-small">
          {TEXT.team}
        </Link>
      }
    />
    <ul className="divide-y divide-line">
      {receivers.map(({ userId, name, email, role }) => (
        <li key={userId} className="flex flex-wrap justify-between gap-x-4 px-4 py-2.75 text-small sm:px-5">
          <span className="min-w-0 wrap-anywhere">
            <span className="font-medium">{name}</span> <span className="text-text-2">{email}</span>
          </span>
          <span className="text-text-2">{TEAM_TEXT.roles[role]}</span>
        </li>
      ))}
    </ul>
  </Card>
);
