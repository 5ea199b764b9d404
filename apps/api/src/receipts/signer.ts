import { type KeyObject, sign } from 'node:crypto';
import { type PublishedKey, publishedKey } from './signing-keys.ts';

/** Label of the signature in `Signature` and `Signature-Input`. */
export const SIGNATURE_LABEL = 'graha';
/** The purpose of a signature: one that the same key makes for another purpose is no receipt. */
export const SIGNATURE_TAG = 'graha-answer';

/** An answer and its request as a signature covers them. */
export type Signable = {
  status: number;
  /** Value of each covered header of the answer, by its name in lower case, in the order of the signature. */
  headers: readonly (readonly [name: string, value: string])[];
  method: string;
  /** Path of the request with its query, as it was received. */
  url: string;
  /** `Content-Digest` of the request, if it has one that is right. */
  requestDigest: string | null;
  at: Date;
};

export type SignatureHeaders = { signature: string; 'signature-input': string };

export type Signer = {
  /** The keys whose signatures are accepted, the current one first. */
  keys: readonly PublishedKey[];
  sign(answer: Signable): SignatureHeaders;
};

/**
 * Signs answers by RFC 9421 with Ed25519. The time is the ledger's, in whole seconds.
 *
 * @param privateKey signs from now on
 * @param previous public keys of earlier signatures, which remain valid
 */
export function createSigner(privateKey: KeyObject, previous: readonly KeyObject[] = []): Signer {
  const own = publishedKey(privateKey);
  const earlier = previous.map(publishedKey).filter(({ kid }) => kid !== own.kid);
  return {
    keys: [own, ...earlier],
    sign(answer) {
      const components = componentsOf(answer);
      const created = Math.floor(answer.at.getTime() / 1_000);
      const covered = components.map(([identifier]) => identifier).join(' ');
      const parameters = `(${covered});created=${created};keyid="${own.kid}";alg="ed25519";tag="${SIGNATURE_TAG}"`;
      const lines = components.map(([identifier, value]) => `${identifier}: ${value}\n`).join('');
      const base = Buffer.from(`${lines}"@signature-params": ${parameters}`, 'latin1');
      const signature = sign(null, base, privateKey).toString('base64');
      return {
        signature: `${SIGNATURE_LABEL}=:${signature}:`,
        'signature-input': `${SIGNATURE_LABEL}=${parameters}`,
      };
    },
  };
}

/** Path and query instead of `@target-uri`: a proxy may change the host that the client wrote. */
function componentsOf({
  status,
  headers,
  method,
  url,
  requestDigest,
}: Signable): [identifier: string, value: string][] {
  const mark = url.indexOf('?');
  const [path, query] = mark < 0 ? [url, '?'] : [url.slice(0, mark), url.slice(mark)];
  return [
    ['"@status"', String(status)],
    ...headers.map(([name, value]): [string, string] => [`"${name}"`, value]),
    ['"@method";req', method],
    ['"@path";req', path],
    ['"@query";req', query],
    ...(requestDigest === null ? [] : [['"content-digest";req', requestDigest] satisfies [string, string]]),
  ];
}
