import type { Logger } from 'pino';
import type { Server } from './answering.ts';
import { listenEarly } from './early-server.ts';
import type { Env } from './env.ts';
import { TIMEOUTS } from './timeouts.ts';

/**
 * The API with everything real behind it. It listens before the rest of the program is loaded; it starts without a database
 * too, answers 503, and heals when there is one.
 */
export async function startServer(env: Env, log: Logger): Promise<Server> {
  const early = await listenEarly(env, TIMEOUTS);
  log.info({ url: early.url }, 'listening');
  try {
    const { answerOn } = await import('./answering.ts');
    return await answerOn(early, env, log);
  } catch (error) {
    void early.close();
    throw error;
  }
}
