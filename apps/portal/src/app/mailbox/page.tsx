import { listMail } from '@graha/store/mail-outbox';
import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { outboxPool } from '../../auth/outbox-pool.ts';
import { env } from '../../env.ts';
import { PlainHeader } from '../../features/landing/plain-header.tsx';
import { Mailbox } from '../../features/mailbox/mailbox.tsx';
import { MAILBOX_TEXT } from '../../features/mailbox/text.ts';
import { PageHeader } from '../../ui/page-header.tsx';

const SHOWN_MAX = 100;

export const metadata: Metadata = { title: MAILBOX_TEXT.title, robots: 'noindex', referrer: 'no-referrer' };

/** Each answer shows what is there now; the build has no environment to look into. */
export const dynamic = 'force-dynamic';

/** What the outbox holds, for those who develop and test. In production the page does not exist, whatever is asked. */
export default async function MailboxPage({ searchParams }: PageProps<'/mailbox'>) {
  if (env().mode === 'production') notFound();
  const { to: asked, mail: chosen } = await searchParams;
  const to = typeof asked === 'string' && asked !== '' ? asked.toLowerCase() : null;
  const mails = await listMail(outboxPool(), { to, limit: SHOWN_MAX });
  return (
    <>
      <PlainHeader />
      <main className="mx-auto grid max-w-7xl gap-5 px-4 pt-7 pb-18 sm:px-8">
        <PageHeader title={MAILBOX_TEXT.title} description={to ? <OneReader address={to} /> : MAILBOX_TEXT.lead} />
        <Mailbox mails={mails} shown={mails.find(({ id }) => id === chosen) ?? mails[0]} to={to} />
      </main>
    </>
  );
}

const OneReader = ({ address }: { address: string }) => (
  <>
    {MAILBOX_TEXT.of(address)}{' '}
    <Link href="/mailbox" className="link">
      {MAILBOX_TEXT.everybody}
    </Link>
  </>
);
