import type { Metadata } from 'next';
import { Link } from '@graha/ui/link.tsx';
import { notFound } from 'next/navigation';
import { listMail } from '@graha/store/mail/mail-outbox';
import { PageHeader } from '@graha/ui/page-header.tsx';
import { outboxPool } from '../../server/pool.ts';
import { env } from '../../server/env.ts';
import { PlainHeader } from '../../site/landing/plain-frame.tsx';
import { Mailbox } from '../../site/mailbox/mailbox.tsx';

const SHOWN_MAX = 100;

export const metadata: Metadata = { title: 'Mailbox', robots: 'noindex', referrer: 'no-referrer' };

/** Made for each request: a build has no database to read. */
export const dynamic = 'force-dynamic';

/** The mails in the outbox, for development and tests. In production the page does not exist. */
export default async function MailboxPage({ searchParams }: PageProps<'/mailbox'>) {
  if (env().mode === 'production') notFound();
  const { to: asked, mail: chosen } = await searchParams;
  const to = typeof asked === 'string' && asked !== '' ? asked.toLowerCase() : null;
  const mails = await listMail({ identity: outboxPool() }, { to, limit: SHOWN_MAX });
  return (
    <>
      <PlainHeader />
      <main className="mx-auto grid max-w-7xl gap-5 px-4 pt-7 pb-18 sm:px-8">
        <PageHeader
          title="Mailbox"
          description={
            to ? (
              <OneReader address={to} />
            ) : (
              'Mail of this development stack. Nothing leaves the machine, and a production server does not have this page.'
            )
          }
        />
        <Mailbox mails={mails} shown={mails.find(({ id }) => id === chosen) ?? mails[0]} to={to} />
      </main>
    </>
  );
}

const OneReader = ({ address }: { address: string }) => (
  <>
    {`To ${address} alone.`}{' '}
    <Link href="/mailbox" className="link">
      Show all
    </Link>
  </>
);
