import { IncomingMessage } from 'node:http';

/** A request whose body can be limited. Bytes above the limit are dropped, not kept. */
export class CappedRequest extends IncomingMessage {
  #bytes = 0;
  #bytesMax = Infinity;
  #isTooLarge = false;
  #refuse: () => void = () => {};
  #whenRead: () => void = () => {};
  #whenWhole: ((body: Buffer) => void) | null = null;
  #held: Buffer[] = [];

  /**
   * Limits the body.
   * @param refuse called once, when the body is known to be larger
   * @returns false if its content-length is above the limit
   */
  cap(bytesMax: number, refuse: () => void): boolean {
    this.#bytesMax = bytesMax;
    this.#refuse = refuse;
    if (Number(this.headers['content-length'] ?? 0) > bytesMax) this.#tooLarge();
    return !this.#isTooLarge;
  }

  /** Calls back when the client has sent the whole of a body that is too large. */
  onDropped(whenRead: () => void): void {
    this.#whenRead = whenRead;
  }

  /** Holds the body back from its reader, and calls back with the whole of it. `release` hands it on. */
  hold(whenWhole: (body: Buffer) => void): void {
    this.#whenWhole = whenWhole;
  }

  release(): void {
    this.#whenWhole = null;
    for (const chunk of this.#held.splice(0)) super.push(chunk);
    super.push(null);
  }

  /** Called by Node's parser with each piece of the body, and with null at its end. */
  override push(chunk: Buffer | null, encoding?: BufferEncoding): boolean {
    this.#bytes += chunk?.length ?? 0;
    if (!this.#isTooLarge && this.#bytes > this.#bytesMax) this.#tooLarge();
    if (!this.#isTooLarge && this.#whenWhole === null) return super.push(chunk, encoding);
    if (chunk !== null && !this.#isTooLarge) this.#held.push(chunk);
    if (chunk === null && this.#isTooLarge) this.#whenRead();
    else if (chunk === null) this.#whenWhole?.(Buffer.concat(this.#held));
    return true;
  }

  #tooLarge(): void {
    this.#isTooLarge = true;
    this.#refuse();
  }
}
