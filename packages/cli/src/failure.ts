import { GrahaError } from '@graha/sdk/graha-error';

/** Exit codes of the program, as `graha help` prints them. */
export const EXIT_CODES = {
  ok: { code: 0, meaning: 'Done.' },
  failed: { code: 1, meaning: 'The API failed, or refused the call for a reason without a row here.' },
  usage: { code: 2, meaning: 'The command is wrong: an unknown option, or a missing argument.' },
  key: { code: 3, meaning: 'No key, or a key that the API does not accept.' },
  forbidden: { code: 4, meaning: 'The key may not do this.' },
  credits: { code: 5, meaning: 'The credits, the calls or a cap are used up.' },
  rate: { code: 6, meaning: 'The rate limit is reached, also after waiting.' },
  offline: { code: 7, meaning: 'The API cannot be reached.' },
  input: { code: 8, meaning: 'The API refused the input.' },
  partly: { code: 9, meaning: 'Some calls of a batch failed.' },
  closed: { code: 141, meaning: 'The reader of the output ended, such as head.' },
  stopped: { code: 130, meaning: 'Ctrl-C stopped it.' },
} as const;

type ExitName = keyof typeof EXIT_CODES;

/** A failure with the sentence for the person and the exit code. */
export class Failure extends Error {
  readonly exit: ExitName;

  constructor(exit: ExitName, message: string) {
    super(message);
    this.exit = exit;
  }
}

const BY_STATUS: Readonly<Record<number, { exit: ExitName; remedy: string }>> = {
  0: { exit: 'offline', remedy: 'Check the network and the address: graha login --base-url <address>.' },
  401: { exit: 'key', remedy: 'Sign in again: graha login.' },
  402: { exit: 'credits', remedy: 'Buy credits or another plan under Billing in the portal.' },
  403: { exit: 'forbidden', remedy: 'Use a key with the scope that is named; keys and usage need the scope manage.' },
  422: { exit: 'input', remedy: 'Correct the members that are named.' },
  429: { exit: 'rate', remedy: 'Wait a minute, then try again.' },
};

/** Refused by the client itself, before anything was sent. */
const NOT_SENT: Readonly<Record<string, ExitName>> = { invalid_id: 'input', invalid_api_key: 'key' };

/** Returns the failure that an error means for the person. Unknown errors stay as they are. */
export function failureOf(error: unknown): { exit: ExitName; message: string } | null {
  if (error instanceof Failure) return { exit: error.exit, message: error.message };
  if (!(error instanceof GrahaError)) return null;
  if (error.status === 0 && Object.hasOwn(NOT_SENT, error.code))
    return { exit: NOT_SENT[error.code] ?? 'failed', message: `${error.detail}.` };
  const { exit, remedy } = BY_STATUS[error.status] ?? { exit: 'failed', remedy: '' };
  const problems = error.fields.map(({ name, message }) => `  ${name}: ${message}`);
  const lines = problems.length > 0 ? ['The input is wrong:', ...problems] : [sentenceOf(error)];
  const request = error.requestId === null ? [] : [`Request ${error.requestId}.`];
  return { exit, message: [...lines, remedy, ...request].filter((line) => line !== '').join('\n') };
}

/** The failure as one JSON object with the members of the API's problem; `status` is 0 without an answer. */
export function problemText(error: unknown, { exit, message }: { exit: ExitName; message: string }): string {
  const isOfApi = error instanceof GrahaError;
  const { status, code, detail, retryable, requestId } = isOfApi
    ? error
    : { status: 0, code: exit, detail: message, retryable: false, requestId: null };
  return JSON.stringify({ detail, code, status, retryable, request_id: requestId });
}

const sentenceOf = ({ status, detail, code }: GrahaError): string =>
  status === 0 ? `The API gave no answer (${code}).` : String(detail);
