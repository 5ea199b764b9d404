import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { PORTAL_URL } from './browser.ts';

/** Flags of an authenticator's answer. @source WebAuthn Level 3, 6.1 */
const [USER_PRESENT, USER_VERIFIED, HAS_KEY] = [0x01, 0x04, 0x40];

const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest();
const inBase64 = (bytes: string | Buffer): string => Buffer.from(bytes).toString('base64url');

/** Encodes a byte string of 24 to 255 bytes in CBOR. @source RFC 8949, 3 */
const bytesOf = (bytes: Buffer): Buffer => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);

type Asked = { challenge: string };

/** A device with one passkey for this portal, on P-256. */
export class PasskeyDevice {
  readonly #pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #id = randomBytes(32);

  /** Returns the answer to the options of a registration. */
  register({ challenge }: Asked) {
    const { x = '', y = '' } = this.#pair.publicKey.export({ format: 'jwk' });
    const key = Buffer.concat([
      Buffer.from('a5010203262001', 'hex'), // A map of five: key type EC2, algorithm ES256, curve P-256.
      Buffer.from('21', 'hex'),
      bytesOf(Buffer.from(x, 'base64url')),
      Buffer.from('22', 'hex'),
      bytesOf(Buffer.from(y, 'base64url')),
    ]);
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.#id.length]), this.#id, key]);
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a0', 'hex'), // { fmt: 'none', attStmt: {}, …
      Buffer.from('686175746844617461', 'hex'), // … authData }
      bytesOf(Buffer.concat([this.#data(USER_PRESENT | USER_VERIFIED | HAS_KEY), credential])),
    ]);
    const clientDataJSON = inBase64(this.#clientData('webauthn.create', challenge));
    return {
      ...this.#named(),
      response: { clientDataJSON, attestationObject: inBase64(attestation), transports: [] },
    };
  }

  /** Returns the answer to the options of a sign-in. */
  enter({ challenge }: Asked) {
    const clientData = this.#clientData('webauthn.get', challenge);
    const data = this.#data(USER_PRESENT | USER_VERIFIED);
    const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), this.#pair.privateKey);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: inBase64(clientData),
        authenticatorData: inBase64(data),
        signature: inBase64(signature),
      },
    };
  }

  #named() {
    const id = inBase64(this.#id);
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };
  }

  /** The hash of the portal's name, the flags, and a usage counter that stays at zero. */
  #data = (flags: number): Buffer =>
    Buffer.concat([sha256(new URL(PORTAL_URL).hostname), Buffer.from([flags, 0, 0, 0, 0])]);

  #clientData = (type: string, challenge: string): string =>
    JSON.stringify({ type, challenge, origin: PORTAL_URL, crossOrigin: false });
}
