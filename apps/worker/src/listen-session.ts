import { createClient } from '@graha/store/postgres/primary-client';
import type { ListenSession, OpenListenSession } from './notifications.ts';

const CONNECT_TIMEOUT_MS = 5_000;

/** Opens sessions that listen on each channel and ring its bells. A lost notification only delays work, because tasks also poll. */
export const listenOn =
  (url: string, ring: Record<string, () => void>): OpenListenSession =>
  async (): Promise<ListenSession> => {
    const client = createClient(url, {
      application_name: 'graha-worker-listen',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
    });
    const ended = new Promise<unknown>((resolve) => {
      client.once('error', resolve);
      client.once('end', () => resolve(null));
    });
    client.on('error', () => {}); // A broken connection reports more than one error; `ended` resolves with the first.
    client.on('notification', ({ channel }) => ring[channel]?.());
    const close = () => client.end().catch(() => {});
    try {
      await client.connect();
      for (const channel of Object.keys(ring)) await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
    } catch (error) {
      await close();
      throw error;
    }
    return { ended, close };
  };
