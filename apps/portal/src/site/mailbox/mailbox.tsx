import { Link } from '@graha/ui/link.tsx';
import type { KeptMail } from '@graha/store/mail/mail-outbox';
import { Badge } from '@graha/ui/badge.tsx';
import { Card, CardBody, CardHeader } from '@graha/ui/card.tsx';
import { cn } from '@graha/ui/cn.ts';
import { EmptyState } from '@graha/ui/empty-state.tsx';
import { fullInstant } from '@graha/domain/core/format';
import { Code } from '@graha/ui/code.tsx';
import { Tabs } from '@graha/ui/tabs.tsx';

type MailboxProps = { mails: KeptMail[]; shown: KeptMail | undefined; to: string | null };

/** The list is at the left and the mail at the right; on a phone the list is above the mail. */
export function Mailbox({ mails, shown, to }: MailboxProps) {
  if (mails.length === 0) {
    return (
      <Card>
        <EmptyState title="No mail yet">Sign up, and the first one arrives.</EmptyState>
      </Card>
    );
  }
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
      <Card className="self-start overflow-hidden">
        <nav aria-label="Mails">
          <ul className="max-h-160 overflow-y-auto">
            {mails.map((mail) => (
              <li key={mail.id} className="not-first:border-t not-first:border-line">
                <Line mail={mail} to={to} isShown={mail.id === shown?.id} />
              </li>
            ))}
          </ul>
        </nav>
      </Card>
      {shown ? <Letter mail={shown} /> : null}
    </div>
  );
}

function Line({ mail, to, isShown }: { mail: KeptMail; to: string | null; isShown: boolean }) {
  const query = new URLSearchParams({ ...(to ? { to } : {}), mail: mail.id });
  return (
    <Link
      href={`/mailbox?${query}`}
      aria-current={isShown ? 'true' : undefined}
      className={cn('grid gap-1 px-4 py-3 -outline-offset-2', isShown ? 'bg-accent-soft' : 'hover:bg-sunken/60')}
    >
      <span className="flex items-start justify-between gap-3">
        <span className="min-w-0 font-medium wrap-anywhere">{mail.subject}</span>
        <Badge mono>{mail.kind}</Badge>
      </span>
      <span className="flex flex-wrap justify-between gap-x-3 text-micro text-text-2">
        <span className="break-all">{`to ${mail.to}`}</span>
        <time dateTime={mail.createdAt.toISOString()}>{fullInstant(mail.createdAt)}</time>
      </span>
    </Link>
  );
}

/** The frame runs no script and reads no data of ours; links open in a new tab. */
const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';

export function Letter({ mail }: { mail: KeptMail }) {
  return (
    <Card aria-label={`The mail “${mail.subject}”`} className="self-start overflow-hidden">
      <CardHeader title={mail.subject} detail={<p className="text-small break-all text-text-2">{`to ${mail.to}`}</p>} />
      {mail.sentAt ? <CardBody>It was sent over SMTP, and what it said is not kept.</CardBody> : <Parts mail={mail} />}
    </Card>
  );
}

const Parts = ({ mail }: { mail: KeptMail }) => (
  <Tabs
    label={`The mail “${mail.subject}”`}
    tabs={[
      {
        value: 'html',
        label: 'Mail',
        content: (
          <iframe
            title={`The mail “${mail.subject}”`}
            sandbox={SANDBOX}
            srcDoc={mail.html}
            className="h-160 w-full bg-surface"
          />
        ),
      },
      { value: 'text', label: 'Text', content: <Code label="Text" code={mail.text} /> },
    ]}
  />
);
