import type { Throttle } from '@graha/auth/core/throttle';

/** Exports of different workspaces that one portal writes at once: each holds a connection to the database now and then. */
const AT_ONCE_MAX = 4;

let underWay = 0;

export type Place = { release: () => Promise<void> };

/** One export at a time for a workspace, at all portals together; a sentence why not. */
export async function placeFor(tenantId: string, turn: Pick<Throttle, 'take' | 'forget'>): Promise<Place | string> {
  if (underWay >= AT_ONCE_MAX) return 'Other workspaces are being exported right now. Try again in a minute.';
  underWay += 1;
  const leave = () => void (underWay -= 1);
  const waitMs = await turn.take(tenantId).catch((error: unknown) => {
    leave();
    throw error;
  });
  if (waitMs > 0) {
    leave();
    return 'An export of this workspace is being written. Wait until it has arrived, then ask again.';
  }
  let isReleased = false;
  return {
    release: async () => {
      if (isReleased) return;
      isReleased = true;
      leave();
      await turn.forget(tenantId);
    },
  };
}

/** The same pieces; the place is free when the last one is out, when it breaks and when nobody reads on. */
export async function* releasing(pieces: AsyncGenerator<string>, { release }: Place): AsyncGenerator<string> {
  try {
    yield* pieces;
  } finally {
    await release();
  }
}
