import type { Redis } from 'ioredis';

export const REDIS_WAITS = {
  /** The longest wait of a request for a count. */
  commandMs: 100,
  connectMs: 1_000,
};
const RETRY_MS = { first: 50, max: 1_000 };

/**
 * Opens a Redis connection. Commands fail at once while the server is away, and it reconnects without limit. The client
 * library is loaded here, so that a start without Redis does not pay for it.
 */
export async function openRedis(url: string, { lost, restored }: { lost(error: Error): void; restored(): void }) {
  const { Redis } = await import('ioredis');
  const redis: Redis = new Redis(url, {
    commandTimeout: REDIS_WAITS.commandMs,
    connectTimeout: REDIS_WAITS.connectMs,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    enableAutoPipelining: true,
    retryStrategy: (attempt) => Math.min(RETRY_MS.first * 2 ** attempt, RETRY_MS.max),
    reconnectOnError: (error) => error.message.startsWith('READONLY'), // The server became a replica.
  });
  let isLost = false;
  redis.on('error', (error: Error) => {
    if (!isLost) lost(error);
    isLost = true;
  });
  redis.on('ready', () => {
    if (isLost) restored();
    isLost = false;
  });
  return { redis, close: (): void => redis.disconnect() };
}
