import type { TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { AppRouter } from '@graha/procedures/router/root';

/**
 * Returns a link that sends a refused read again, once, if a change was running or has ended since the read was sent. A change may
 * replace the session, which refuses reads that were sent with the old cookie, although the person is signed in.
 */
export const renewedSessionLink = (): TRPCLink<AppRouter> => () => {
  const changes = { running: 0, ended: 0 };
  const waiting = new Set<() => void>();
  const endChange = () => {
    changes.running -= 1;
    changes.ended += 1;
    if (changes.running === 0) for (const sendAgain of waiting) sendAgain();
  };

  return ({ op, next }) =>
    observable((observer) => {
      if (op.type === 'mutation') {
        changes.running += 1;
        let end = () => {
          end = () => {};
          endChange();
        };
        const sent = next(op).subscribe({
          next: (value) => observer.next(value),
          complete: () => (end(), observer.complete()),
          error: (error) => (end(), observer.error(error)),
        });
        return () => (end(), sent.unsubscribe());
      }
      const endedBefore = changes.ended;
      const send = (refused: typeof observer.error) =>
        next(op).subscribe({
          next: (value) => observer.next(value),
          complete: () => observer.complete(),
          error: refused,
        });
      let sent = send((error) => {
        if (error.data?.code !== 'UNAUTHORIZED') observer.error(error);
        else if (changes.running > 0) waiting.add(sendAgain);
        else if (changes.ended > endedBefore) sendAgain();
        else observer.error(error);
      });
      const sendAgain = () => {
        waiting.delete(sendAgain);
        sent = send((error) => observer.error(error));
      };
      return () => {
        waiting.delete(sendAgain);
        sent.unsubscribe();
      };
    });
};
