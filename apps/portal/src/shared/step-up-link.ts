import type { TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { AppRouter } from '@graha/procedures/router/root';

/** Resolves to true if the person has confirmed their identity. */
export type Confirm = () => Promise<boolean>;

/** Returns a link that waits for a fresh session if a call needs one, then sends the call again. */
export const stepUpLink =
  (confirm: Confirm): TRPCLink<AppRouter> =>
  () =>
  ({ op, next }) =>
    observable((observer) => {
      const send = (isSecond: boolean) =>
        next(op).subscribe({
          next: (value) => observer.next(value),
          complete: () => observer.complete(),
          error: (error) => {
            if (isSecond || error.data?.code !== 'PRECONDITION_FAILED') observer.error(error);
            else void confirmed(() => observer.error(error));
          },
        });
      const confirmed = async (giveUp: () => void) => void ((await confirm()) ? send(true) : giveUp());
      return send(false);
    });
