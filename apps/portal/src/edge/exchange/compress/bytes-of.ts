/** Arguments of `write` and `end` of a response. */
export type Sent = readonly unknown[];

/** Returns the body of these arguments: text in its encoding, or bytes. */
export function bytesOf([body, encoding]: Sent): Buffer {
  if (typeof body === 'string')
    return Buffer.from(body, typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8');
  return body instanceof Uint8Array ? Buffer.from(body.buffer, body.byteOffset, body.byteLength) : Buffer.alloc(0);
}

export const callbackOf = (sent: Sent): (() => void) | undefined => {
  const found = sent.find((part) => typeof part === 'function');
  return found && (() => void Reflect.apply(found, undefined, []));
};
