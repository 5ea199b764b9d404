import { pino, type DestinationStream, type Logger } from 'pino';

/** Members that are redacted. Wildcards would double the cost of every line. */
const SECRETS = ['headers', 'body', 'query', 'key', 'secret', 'authorization'];

/** Lines wait together for one write. A line waits no longer than `periodicFlush` ms, and none at the end of the process. */
const BUFFER = { minLength: 4_096, periodicFlush: 250 };

/** Writes to standard output. Waiting lines are written when the process exits, also after an error that nobody caught. */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    { level, base: { app: 'api' }, redact: SECRETS, timestamp: pino.stdTimeFunctions.isoTime },
    destination ?? pino.destination({ dest: 1, sync: false, ...BUFFER }),
  );

type Cause = { name: string; code?: string; message?: string; at?: string[]; cause?: Cause };

/**
 * The part of an error that may be logged. A message is kept only if the database or the system wrote it, because a
 * message from a computation could quote birth data.
 */
export function causeOf(error: unknown): Cause {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const fromOutside = code !== undefined && ('severity' in error || 'syscall' in error);
  const at = error.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 8);
  return {
    name: error.name,
    ...(code === undefined ? {} : { code }),
    ...(fromOutside ? { message: error.message } : {}),
    ...(at === undefined ? {} : { at: at.map((line) => line.trim()) }),
    ...(error.cause === undefined || error.cause === null ? {} : { cause: causeOf(error.cause) }),
  };
}
