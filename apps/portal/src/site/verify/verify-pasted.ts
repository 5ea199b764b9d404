import {
  ReceiptError,
  type ReceiptKey,
  type ReceiptProblem,
  type VerifiedAnswer,
  verifyWithKeys,
} from '@graha/sdk/receipts';
import { parseHeaders } from './parse-headers.ts';

export type Pasted = {
  /** Method and address, such as `POST https://api.example.com/api/v1/kundali/basic`. */
  request: string;
  headers: string;
  body: string | Uint8Array<ArrayBuffer>;
  /** The content of the request, if it had `Content-Digest`. */
  requestBody: string;
};

export type Verdict = { verified: VerifiedAnswer } | { problem: ReceiptProblem | 'unreadable'; text: string };

const REQUEST = /^(GET|POST)\s+(\S{1,8192})$/i;

const WORDS: Record<ReceiptProblem, string> = {
  header_missing: 'A header is missing. Copy all headers of the answer: the signature is checked against them.',
  header_malformed: 'A header is not as the API writes it. The request must have had Graha-Sign: 1.',
  content_changed:
    'The answer was changed: its SHA-256 is not the one in Content-Digest. One different byte is enough, also a reformatted JSON. Choose the file if you saved one.',
  not_covered: 'The signature leaves out a part that every receipt of this API covers.',
  key_unknown: 'The key of this signature is not in the directory. The answer is not ours, or the key was revoked.',
  signature_wrong:
    'The signature does not fit. A header or the status was changed, or this is the answer to another request.',
  time_ahead: 'The answer was signed in the future. Check the clock of this device.',
};

/** Verifies what a person pasted, in plain words. Nothing leaves the browser. */
export async function verifyPasted(pasted: Pasted, keys: readonly ReceiptKey[]): Promise<Verdict> {
  const [, method, url] = REQUEST.exec(pasted.request.trim()) ?? [];
  if (method === undefined || url === undefined)
    return {
      problem: 'unreadable',
      text: 'Write the request as method and address, such as POST https://…/api/v1/kundali/basic.',
    };
  try {
    const { status, headers } = parseHeaders(pasted.headers);
    const own = pasted.requestBody === '' ? {} : { requestDigest: await digestOf(pasted.requestBody) };
    const answer = { status: status ?? 200, headers, method, url, ...own };
    return { verified: await verifiedOf(bodiesOf(pasted.body), (body) => verifyWithKeys({ ...answer, body }, keys)) };
  } catch (error) {
    if (error instanceof RangeError) return { problem: 'unreadable', text: error.message };
    if (error instanceof ReceiptError)
      return { problem: error.problem, text: `${WORDS[error.problem]} (${error.message})` };
    throw error;
  }
}

/** Fields of a page and terminals add or drop the last line break; the digest decides which one was sent. */
const bodiesOf = (body: Pasted['body']): readonly Pasted['body'][] =>
  typeof body === 'string' ? [body, body.replace(/\n$/, ''), `${body}\n`] : [body];

async function verifiedOf(
  bodies: readonly Pasted['body'][],
  verify: (body: Pasted['body']) => Promise<VerifiedAnswer>,
): Promise<VerifiedAnswer> {
  const [first = '', ...others] = bodies;
  try {
    return await verify(first);
  } catch (error) {
    if (!(error instanceof ReceiptError) || error.problem !== 'content_changed' || others.length === 0) throw error;
    return verifiedOf(others, verify);
  }
}

async function digestOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return `sha-256=:${btoa(String.fromCharCode(...bytes))}:`;
}
