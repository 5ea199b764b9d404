import pg from 'pg';
import type { ListenSession, OpenListenSession } from './notifications.ts';

const CONNECT_TIMEOUT_MS = 5_000;

/** Sessions on one channel. A connection that dies unnoticed is no harm: the bell that it rings only hurries. */
export const listenOn =
  (url: string, channel: string): OpenListenSession =>
  async (heard): Promise<ListenSession> => {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'graha-worker-listen',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
    });
    const ended = new Promise<unknown>((resolve) => {
      client.once('error', resolve);
      client.once('end', () => resolve(null));
    });
    client.on('error', () => {}); // A broken connection tells of it more than once; `ended` has it from the first.
    client.on('notification', heard);
    const close = () => client.end().catch(() => {});
    try {
      await client.connect();
      await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
    } catch (error) {
      await close();
      throw error;
    }
    return { ended, close };
  };
