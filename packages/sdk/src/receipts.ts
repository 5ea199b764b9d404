/** An answer as it was received, and the request that it answers. */
export type SignedAnswer = {
  status: number;
  /** Headers of the answer. */
  headers: Headers | Readonly<Record<string, string | string[] | undefined>>;
  /** The content, byte for byte: parsing and serialising it again changes the digest. */
  body: Uint8Array | string;
  /** Method and address of the request; host and scheme are not signed. */
  method: string;
  url: string;
  /** Needed if the request had `Content-Digest`, which the signature then covers. */
  requestDigest?: string;
};

/** A public key of the directory. */
export type ReceiptKey = { kty: string; crv: string; x: string; kid: string };

export type VerifiedAnswer = {
  requestId: string;
  /** The time of the answer. */
  at: Date;
  /** The version of the engine. `metadata.formula_version` is in the content, which the digest covers. */
  engineVersion: string | null;
  /** The ledger entry of the charge; null for a batch. */
  ledgerEntry: number | null;
  keyId: string;
};

export type ReceiptProblem =
  | 'header_missing'
  | 'header_malformed'
  | 'content_changed'
  | 'not_covered'
  | 'key_unknown'
  | 'signature_wrong'
  | 'time_ahead';

/** The answer cannot be proved: it was changed, answers another request, or is not of this API. */
export class ReceiptError extends Error {
  override readonly name: string = 'ReceiptError';
  readonly problem: ReceiptProblem;
  constructor(problem: ReceiptProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}

const HEADER_BYTES_MAX = 16_384;
const CLOCK_TOLERANCE_S = 300;
const INPUT =
  /(?:^|,)\s*graha=(\((?:"[a-z0-9@-]+"(?:;req)?)?(?: "[a-z0-9@-]+"(?:;req)?)*\);created=(\d{1,11});keyid="([\w-]{1,100})";alg="ed25519";tag="graha-answer")\s*(?:,|$)/;
const SIGNATURE = /(?:^|,)\s*graha=:([A-Za-z0-9+/]{86}==):\s*(?:,|$)/;
/** Without one of these, a valid signature would prove less than a receipt. */
const REQUIRED = ['"@status"', '"content-digest"', '"x-request-id"', '"@method";req', '"@path";req', '"@query";req'];

/**
 * Verifies an answer with `Signature` against given keys: RFC 9421 with Ed25519 over digest, request id, version, ledger entry and
 * request. Needs Web Crypto with Ed25519: Node 20 or newer, Deno, Bun, Workers, current browsers.
 * @throws ReceiptError with the reason
 */
export async function verifyWithKeys(answer: SignedAnswer, keys: readonly ReceiptKey[]): Promise<VerifiedAnswer> {
  const { headers } = answer;
  const [, parameters, created, keyId] = matched(INPUT, headers, 'signature-input');
  const [, signature] = matched(SIGNATURE, headers, 'signature');
  const bytes = typeof answer.body === 'string' ? new TextEncoder().encode(answer.body) : Uint8Array.from(answer.body);
  const sha256 = base64Of(await crypto.subtle.digest('SHA-256', bytes));
  if (required(headers, 'content-digest') !== `sha-256=:${sha256}:`)
    throw new ReceiptError('content_changed', 'the content is not the one whose digest was signed');
  const covered = parameters.slice(1, parameters.indexOf(')')).split(' ');
  for (const identifier of REQUIRED)
    if (!covered.includes(identifier))
      throw new ReceiptError('not_covered', `the signature does not cover ${identifier}`);
  const lines = covered.map((identifier) => `${identifier}: ${valueOf(identifier, answer)}`);
  const base = `${lines.join('\n')}\n"@signature-params": ${parameters}`;
  const found = keys.find(({ kid, crv }) => kid === keyId && crv === 'Ed25519');
  if (!found) throw new ReceiptError('key_unknown', `the directory has no key ${keyId}: it was revoked, or never ours`);
  const { kty, crv, x } = found;
  const key = await crypto.subtle.importKey('jwk', { kty, crv, x }, { name: 'Ed25519' }, false, ['verify']);
  if (!(await crypto.subtle.verify('Ed25519', key, bytesOf(signature), latin1Of(base))))
    throw new ReceiptError('signature_wrong', 'a signed header, the status, the method or the address was changed');
  if (Number(created) > Date.now() / 1_000 + CLOCK_TOLERANCE_S)
    throw new ReceiptError('time_ahead', 'the answer was signed in the future, or this clock is slow');
  const entry = covered.includes('"x-ledger-entry"') ? Number(required(headers, 'x-ledger-entry')) : null;
  return {
    requestId: required(headers, 'x-request-id'),
    at: new Date(Number(created) * 1_000),
    engineVersion: covered.includes('"x-engine-version"') ? required(headers, 'x-engine-version') : null,
    ledgerEntry: entry,
    keyId,
  };
}

function valueOf(identifier: string, { status, headers, method, url, requestDigest }: SignedAnswer): string {
  const mark = url.indexOf('?');
  const [address, query] = mark < 0 ? [url, '?'] : [url.slice(0, mark), url.slice(mark)];
  if (identifier === '"@status"') return String(status);
  if (identifier === '"@method";req') return method.toUpperCase();
  if (identifier === '"@path";req') return address.replace(/^https?:\/\/[^/]*/, '') || '/';
  if (identifier === '"@query";req') return query.replace(/#.*$/, '');
  if (identifier === '"content-digest";req') {
    if (requestDigest !== undefined) return requestDigest;
    throw new ReceiptError('header_missing', 'the signature covers Content-Digest of the request, which is not given');
  }
  const name = /^"([a-z0-9-]+)"$/.exec(identifier)?.[1];
  if (name === undefined)
    throw new ReceiptError('header_malformed', `the signature covers ${identifier}, which is unknown`);
  return required(headers, name);
}

function required(headers: SignedAnswer['headers'], name: string): string {
  const own =
    headers instanceof Headers
      ? headers.get(name)
      : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  if (typeof own !== 'string' || own === '') throw new ReceiptError('header_missing', `${name} is missing`);
  if (own.length > HEADER_BYTES_MAX || /[\r\n]/.test(own))
    throw new ReceiptError('header_malformed', `${name} is malformed`);
  return own.trim();
}

function matched(form: RegExp, headers: SignedAnswer['headers'], name: string): [string, string, string, string] {
  const found = form.exec(required(headers, name));
  if (!found) throw new ReceiptError('header_malformed', `${name} has no signature of this API`);
  const [whole, one = '', two = '', three = ''] = found;
  return [whole, one, two, three];
}

/** A character beyond Latin-1 would be cut to another one, so that a changed header could verify. */
function latin1Of(text: string): Uint8Array<ArrayBuffer> {
  if (Array.from(text).some((character) => character.length > 1 || character > '\xff'))
    throw new ReceiptError('header_malformed', 'a header has characters beyond Latin-1');
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
const bytesOf = (base64: string) => latin1Of(atob(base64));
const base64Of = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));
