import type { IncomingMessage } from 'node:http';
import { RefusableResponse } from '../refusable-response.ts';
import { storeHeaders } from '../headed-response.ts';
import { codingFor } from './accept-encoding.ts';
import { bytesOf } from './bytes-of.ts';
import { createPackedBodies, packed } from './packed-bodies.ts';
import { nameCoding, packingOf, type Packing } from './packing.ts';
import { packStream } from './pack-stream.ts';

const keptBody = createPackedBodies();

/**
 * A response that compresses text for clients that accept it. A body with a known length is compressed in one piece, once per
 * content if other visitors get it too; a page that is rendered for one visitor is compressed quickly, as its parts arrive.
 */
export class CompressedResponse<Request extends IncomingMessage = IncomingMessage> extends RefusableResponse<Request> {
  readonly #coding = codingFor(this.req.headers['accept-encoding']);
  readonly #pieces: Buffer[] = [];
  #packing: Packing | null = null;
  #stream: ReturnType<typeof packStream> | null = null;

  #decide(mayWait: boolean, lengthBytes?: number): void {
    const coding = this.#coding;
    this.#packing = packingOf(this.req, this, { coding, mayWait, lengthBytes });
    if (this.#packing !== 'stream' || coding === null) return;
    nameCoding(this, coding);
    this.removeHeader('content-length');
    const write = (...sent: readonly unknown[]) => super.write(...sent);
    const end = (...sent: readonly unknown[]) => super.end(...sent);
    this.#stream = packStream(this, coding, { write, end });
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    if (this.#packing !== null) return super.writeHead(status, ...rest);
    for (const part of rest) storeHeaders(this, part);
    this.statusCode = status;
    this.#decide(false);
    return super.writeHead(status, ...rest.filter((part) => typeof part !== 'object'));
  }

  override flushHeaders(): void {
    if (this.#packing === null) this.#decide(true);
    if (this.#packing !== 'whole') super.flushHeaders();
  }

  override write(...sent: unknown[]): boolean {
    if (this.#packing === null) this.#decide(true);
    if (this.#packing === 'none') return super.write(...sent);
    if (this.#stream !== null) return this.#stream.write(sent);
    this.#pieces.push(bytesOf(sent));
    return true;
  }

  override end(...sent: unknown[]): this {
    const coding = this.#coding;
    if (this.#packing === null) this.#decide(true, bytesOf(sent).length);
    if (this.#packing === 'none' || coding === null) return super.end(...sent);
    if (this.#stream !== null) {
      this.#stream.end(sent);
      return this;
    }
    const body = Buffer.concat([...this.#pieces, bytesOf(sent)]);
    const small = this.#isShared ? keptBody(body, coding) : packed(body, coding);
    nameCoding(this, coding);
    this.setHeader('content-length', small.length);
    this.#packing = 'none';
    return super.end(small, ...sent.filter((part) => typeof part === 'function'));
  }

  /** True if a cache may give the same answer to other visitors. */
  get #isShared(): boolean {
    const control = String(this.getHeader('cache-control') ?? 'private');
    return !/\b(?:private|no-store)\b/i.test(control);
  }
}
