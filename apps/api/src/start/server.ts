import type { Logger } from 'pino';
import type { Server } from './answering.ts';
import { listenEarly } from './early-server.ts';
import type { Env } from './env.ts';
import { TIMEOUTS } from '../http/timeouts.ts';

/**
 * Starts the API. It listens before the rest of the program is loaded. Without a database it answers 503, and it
 * recovers when the database is back.
 */
export async function startServer(env: Env, log: Logger): Promise<Server> {
  const early = await listenEarly(env, TIMEOUTS);
  log.info({ url: early.url }, 'server listening');
  try {
    const { answerOn } = await import('./answering.ts');
    return await answerOn(early, env, log);
  } catch (error) {
    void early.close();
    throw error;
  }
}
