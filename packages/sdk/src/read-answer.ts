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
 * Reads the answer of a 2xx.
 * @throws GrahaError the error that any other answer describes
 */
export async function readAnswer<T>(response: Response): Promise<Answer<T>> {
  const text = await response.text();
  const body = parsed(text);
  if (!response.ok || body === undefined) throw errorOf(response, body);
  const { headers } = response;
  const count = (name: string): number | null => (headers.has(name) ? Number(headers.get(name)) : null);
  const reset = headers.get('x-credits-reset');
  return {
    // Safe: a 2xx has the catalogue's schema, from which T is generated; the API's conformance tests prove it.
    data: body as T,
    requestId: headers.get('x-request-id'),
    credits: {
      cost: count('x-credits-cost'),
      remaining: count('x-credits-remaining'),
      limit: count('x-credits-limit'),
      resetsAt: reset === null ? null : new Date(reset),
    },
    isReplay: headers.get('idempotency-replayed') === 'true',
    response,
  };
}

/** Parses JSON; undefined if the text is not JSON, and so not from the API. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
