import { TRPCError } from '@trpc/server';
import { createThrottle } from '@graha/auth/core/throttle';
import type { Viewer } from '@graha/auth/core/viewer';
import type { Context } from '../trpc/context.ts';

const WINDOW_MS = 900_000;
/** A person needs three. While 1,000 requests wait, all of them together find one with a chance of 1 in 800,000. */
const BY_PERSON = { attemptsMax: 30, windowMs: WINDOW_MS };
/** Lets several people of one network answer. */
const BY_ADDRESS = { attemptsMax: 120, windowMs: WINDOW_MS };

type Guesser = Pick<Context, 'attempts' | 'address'> & { viewer: Viewer };

/** Counts a look at a user code, right or wrong. Returns the milliseconds until the next one is allowed; 0 if this one is. */
export async function guessWaitMs({ attempts, address, viewer }: Guesser): Promise<number> {
  const waits = await Promise.all([
    createThrottle(attempts, 'deviceCodeByPerson', BY_PERSON).take(viewer.userId),
    createThrottle(attempts, 'deviceCodeByAddress', BY_ADDRESS).take(address),
  ]);
  return Math.max(...waits);
}

/** @throws TRPCError if too many codes were tried */
export async function requireGuess(ctx: Guesser): Promise<void> {
  const waitMs = await guessWaitMs(ctx);
  if (waitMs === 0) return;
  const message = `Too many codes were tried. Nothing was changed; try again in ${Math.ceil(waitMs / 60_000)} min.`;
  throw new TRPCError({ code: 'TOO_MANY_REQUESTS', message });
}
