/** SQLSTATE class 57: an operator or a crash ended the session, possibly just after the commit. */
const SESSION_ENDED = new Set(['57P01', '57P02', '57P04', '57P05']);
/** The session did not begin, so nothing was sent. */
const NOT_ADMITTED = new Set(['57P03', '53300', '28P01', '28000', '3D000', 'ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);

/**
 * The outcome of a failed statement. `refused`: the server answered with an error and nothing was committed.
 * `unreached`: nothing was sent. `unknown`: the connection broke in between, so the ledger must be asked for the
 * outcome.
 */
export type Failure = 'refused' | 'unreached' | 'unknown';

export function failureOf(error: unknown): Failure {
  const code = textOf(error, 'code');
  if (textOf(error, 'syscall') === 'connect' || NOT_ADMITTED.has(code)) return 'unreached';
  const fromServer = textOf(error, 'severity') !== ''; // Only an ErrorResponse of Postgres carries one; EPIPE looks like a SQLSTATE.
  return fromServer && !code.startsWith('08') && !SESSION_ENDED.has(code) ? 'refused' : 'unknown';
}

function textOf(error: unknown, name: 'code' | 'syscall' | 'severity'): string {
  if (typeof error !== 'object' || error === null) return '';
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : '';
}
