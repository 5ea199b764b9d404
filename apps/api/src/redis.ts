import type { Redis } from 'ioredis';

/** No request waits longer for a count. */
const COMMAND_MS = 100;
const CONNECT_MS = 1_000;
const RETRY_MS = { first: 50, max: 1_000 };

/**
 * A connection that is never waited for: what cannot be sent now fails now. It looks for its server for as long as this
 * process lives. Loaded when it is asked for, so that a start without Redis does not pay for it.
 */
export async function openRedis(url: string, { lost, found }: { lost(error: Error): void; found(): void }) {
  const { Redis } = await import('ioredis');
  const redis: Redis = new Redis(url, {
    commandTimeout: COMMAND_MS,
    connectTimeout: CONNECT_MS,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    enableAutoPipelining: true,
    retryStrategy: (attempt) => Math.min(RETRY_MS.first * 2 ** attempt, RETRY_MS.max),
    reconnectOnError: (error) => error.message.startsWith('READONLY'), // Its server became a replica of another.
  });
  let isLost = false;
  redis.on('error', (error: Error) => {
    if (!isLost) lost(error);
    isLost = true;
  });
  redis.on('ready', () => {
    if (isLost) found();
    isLost = false;
  });
  return { redis, close: (): void => redis.disconnect() };
}
