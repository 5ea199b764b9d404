import 'server-only';
import { renderMail } from '@graha/mail/render';
import { queueMail } from '@graha/store/mail-outbox';
import { books } from '../trpc/books.ts';
import { report } from '../trpc/report.ts';
import { outboxPool } from './outbox-pool.ts';
import type { AccountPorts } from './ports.ts';

const reported = (work: Promise<unknown>, path: string): Promise<void> =>
  work.then(
    () => undefined,
    (error: unknown) => report(error, { requestId: 'none', path }),
  );

export const accountPorts = (): AccountPorts => PORTS;

const PORTS: AccountPorts = {
  record: (userId, fact) => reported(books().recordFact(userId, fact), `account, record ${fact.type}`),
  sessionEnded: ({ userId, sessionId }) =>
    reported(books().endWithSession({ operatorId: userId, sessionId }), 'account, end of a session'),
  post: (letter) => reported(post(letter), `account, post ${letter.name}`),
};

const post: AccountPorts['post'] = async ({ name, to, facts, dedupeKey }) =>
  void (await queueMail(outboxPool(), { ...(await renderMail(name, facts)), to, dedupeKey }));
