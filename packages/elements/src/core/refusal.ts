const LETTERS_MAX = 600;

/** A failure that the element shows. Its message has the remedy. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** True if the same request may succeed later. */
  readonly canRetry: boolean;

  constructor(message: string, canRetry = false) {
    super(message);
    this.canRetry = canRetry;
  }
}

const RETRIED = new Set([408, 425, 429, 500, 502, 503, 504]);

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Returns the message of an error of the API, from `detail`: a text, or a list of problems with `msg`. */
function messageOf(body: unknown): string | null {
  const detail = memberOf(body, 'detail');
  const texts = Array.isArray(detail) ? detail.map((one) => memberOf(one, 'msg')) : [detail];
  const words = texts.filter((one) => typeof one === 'string').join('; ');
  return words === '' ? null : words.slice(0, LETTERS_MAX);
}

/** Returns the refusal that a response with an error status means. */
export function refusalOf(status: number, body: unknown): Refusal {
  const message = messageOf(body) ?? `The server answered with status ${status}. Try again later.`;
  return new Refusal(message, RETRIED.has(status));
}

/** Returns the refusal in an error of the API that was given as data; null for an answer. */
export function refusalIn(data: unknown): Refusal | null {
  const status = memberOf(data, 'status');
  const isError = typeof status === 'number' && typeof memberOf(data, 'code') === 'string';
  return isError && messageOf(data) !== null ? refusalOf(status, data) : null;
}
