import { errorOf } from './read-refusal.ts';

export type Answer<T> = {
  data: T;
  requestId: string | null;
  /** What the call cost and what is left; null where the answer did not say. */
  credits: { cost: number | null; remaining: number | null; limit: number | null; resetsAt: Date | null };
  /** Whether an idempotency key repeated an earlier call. */
  isReplay: boolean;
  response: Response;
};

/** The answer of a 2xx. @throws GrahaError the error that any other answer describes */
export async function readAnswer<T>(response: Response): Promise<Answer<T>> {
  const text = await response.text();
  const body = parsed(text);
  if (!response.ok || body === undefined) throw errorOf(response, body);
  const { headers } = response;
  const count = (name: string): number | null => (headers.has(name) ? Number(headers.get(name)) : null);
  const reset = headers.get('x-credits-reset');
  return {
    // Safe: the API answers a 2xx by the catalogue's schema, from which T is generated; its conformance tests hold it to that.
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

/** Undefined where it is no JSON: not from the API. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
