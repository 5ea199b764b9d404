import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { createThrottle } from '@graha/auth/core/throttle';
import { LENGTHS, Text } from '@graha/domain/core/typed-text';
import { renderMail } from '@graha/mail/render';
import { confirmUrl } from '@graha/store/incidents/news-links';
import { askForNews, CONFIRM_WITHIN_HOURS, confirmNews, endNews } from '@graha/store/incidents/subscribers';
import { queueMail } from '@graha/store/mail/mail-outbox';
import type { Context } from '../trpc/context.ts';
import { router, visitorProcedure } from '../trpc/init.ts';

const HOUR_MS = 3_600_000;
/** Requests of one client address. */
const BY_ADDRESS = { attemptsMax: 10, windowMs: HOUR_MS };
/** Mails to one mailbox, from all addresses together. */
const BY_MAILBOX = { attemptsMax: 3, windowMs: 24 * HOUR_MS };
/** A form sent twice at once sends one mail. */
const AT_ONCE = { attemptsMax: 1, windowMs: 60_000 };

const NO_ADDRESS = 'Write an e-mail address, such as asha@example.com.';
const Address = z.strictObject({
  email: Text.max(LENGTHS.email, NO_ADDRESS).trim().toLowerCase().pipe(z.email(NO_ADDRESS)),
});
const Token = z.strictObject({ token: z.uuid() });

/** Mails the link that confirms the address, unless it is confirmed or had enough mails: the answer never tells which. */
async function mailLink({ attempts, identity, settings }: Context, email: string): Promise<void> {
  const isAgain = (await createThrottle(attempts, 'news at once', AT_ONCE).take(email)) > 0;
  if (isAgain || (await createThrottle(attempts, 'news by mailbox', BY_MAILBOX).take(email)) > 0) return;
  const token = await askForNews({ identity }, { email });
  if (token === null) return;
  const url = confirmUrl(settings.portalUrl, token);
  const letter = await renderMail('confirm-news', { url, validHours: CONFIRM_WITHIN_HOURS });
  await queueMail({ identity }, { ...letter, to: email, dedupeKey: `confirm-news:${crypto.randomUUID()}` });
}

export const statusRouter = router({
  /** The answer is the same for every address, known or not. */
  subscribe: visitorProcedure.input(Address).mutation(async ({ ctx, input: { email } }) => {
    const waitMs = await createThrottle(ctx.attempts, 'news by address', BY_ADDRESS).take(ctx.address);
    if (waitMs > 0) {
      const message = `Too many addresses were entered from here. Nothing was sent; try again in ${Math.ceil(waitMs / 60_000)} min.`;
      throw new TRPCError({ code: 'TOO_MANY_REQUESTS', message });
    }
    await mailLink(ctx, email);
  }),

  /** May be repeated. */
  confirm: visitorProcedure.input(Token).mutation(async ({ ctx, input }) => {
    if (!(await confirmNews(ctx, input))) throw new TRPCError({ code: 'NOT_FOUND', message: LINK_OVER });
  }),

  /** May be repeated; an unknown token is nobody's, so there is nothing left to end. */
  unsubscribe: visitorProcedure.input(Token).mutation(({ ctx, input }) => endNews(ctx, input)),
});

const LINK_OVER =
  'This link is no longer valid. Enter your address on the status page again, and use the newest email.';
