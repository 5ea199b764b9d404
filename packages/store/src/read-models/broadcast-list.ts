import type { PoolClient } from 'pg';
import type { Projector } from '../log/projector.ts';

/** Broadcasts, for banners and the operators' list. Operators have no right to write tables, so a function writes them. */
export const broadcastList: Projector = {
  name: 'broadcast-list',
  on: {
    BroadcastSent: (tx: PoolClient, { eventId }: { eventId: string }): Promise<unknown> =>
      tx.query('SELECT graha.show_broadcast($1)', [eventId]),
    BannerWithdrawn: (tx: PoolClient, { eventId }: { eventId: string }): Promise<unknown> =>
      tx.query('SELECT graha.withdraw_banner($1)', [eventId]),
  },
};
