import { errorOf } from './read-refusal.ts';

export type Answer<T> = {
  data: T;
  requestId: string | null;
  /** The cost of the call and the remaining credits; null if the answer does not have them. */
  credits: { cost: number | null; remaining: number | null; limit: number | null; resetsAt: Date | null };
  /** True if the answer is a replay under an idempotency key. */
  isReplay: boolean;
  response: Response;
};

/**
 * Reads the answer of a 2xx from its text.
 * @throws GrahaError the error that any other answer describes
 */
export function readAnswer<T>(response: Response, text: string): Answer<T> {
  const body = parsed(text);
  if (!response.ok || body === undefined || body === null) throw errorOf(response, body);
  const { headers } = response;
  const count = (name: string): number | null => countIn(headers.get(name));
  const resetMs = Date.parse(headers.get('x-credits-reset') ?? '');
  return {
    // Safe: a 2xx has the catalogue's schema, from which T is generated; the API's conformance tests prove it.
    data: body as T,
    requestId: headers.get('x-request-id'),
    credits: {
      cost: count('x-credits-cost'),
      remaining: count('x-credits-remaining'),
      limit: count('x-credits-limit'),
      resetsAt: Number.isNaN(resetMs) ? null : new Date(resetMs),
    },
    isReplay: headers.get('idempotency-replayed') === 'true',
    response,
  };
}

/** Null if a proxy changed the header: the value was paid for, and must not be lost. */
const countIn = (text: string | null): number | null => (/^-?\d{1,15}$/.test(text ?? '') ? Number(text) : null);

/** Parses JSON; undefined if the text is not JSON, and so not from the API. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
