import { AnswerTooLargeError } from './graha-error.ts';

/** Far above the largest answer of the API. */
export const ANSWER_BYTES_MAX = 64 * 1024 * 1024;

/**
 * Reads the text of an answer. At the limit the connection is closed.
 * @throws AnswerTooLargeError for more bytes, also if they were compressed
 */
export async function readText(response: Response, bytesMax: number): Promise<string> {
  const { body, headers } = response;
  if (body === null || body === undefined) return response.text(); // As of a `fetch` that makes its own answers.
  if (Number(headers.get('content-length') ?? 0) > bytesMax) {
    await body.cancel();
    throw tooLarge(response, bytesMax);
  }
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.length;
    if (bytes > bytesMax) {
      await reader.cancel();
      throw tooLarge(response, bytesMax);
    }
    text += decoder.decode(value, { stream: true });
  }
}

const tooLarge = ({ status, headers }: Response, bytesMax: number): AnswerTooLargeError =>
  new AnswerTooLargeError({
    status,
    code: 'answer_too_large',
    detail: `the answer has more than ${bytesMax} bytes, so it was not read`,
    requestId: headers.get('x-request-id'),
    retryable: false,
    retryAfterSeconds: null,
  });
