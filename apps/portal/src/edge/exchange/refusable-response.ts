import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { HeadedResponse } from './headed-response.ts';

/** A response that can be decided while its handler still works. After that, it ignores the handler. */
export class RefusableResponse<Request extends IncomingMessage = IncomingMessage> extends HeadedResponse<Request> {
  #isRefused = false;

  /** True if a refusal was sent whole, even if the client closed the connection before the response ended. */
  get isRefused(): boolean {
    return this.#isRefused;
  }

  /**
   * Sends a whole answer at once and ignores all later calls of a handler.
   * @returns ends the response; Node then closes the connection
   */
  refuse(status: number, headers: OutgoingHttpHeaders, body: string): () => void {
    this.removeHeader('content-encoding'); // The handler may have begun an answer that would be compressed.
    super.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
    super.write(body);
    this.#isRefused = true;
    return () => void super.end();
  }

  override setHeader(name: string, value: number | string | readonly string[]): this {
    return this.#isRefused ? this : super.setHeader(name, value);
  }

  override appendHeader(name: string, value: string | readonly string[]): this {
    return this.#isRefused ? this : super.appendHeader(name, value);
  }

  override removeHeader(name: string): void {
    if (!this.#isRefused) super.removeHeader(name);
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    return this.#isRefused ? this : super.writeHead(status, ...rest);
  }

  override flushHeaders(): void {
    if (!this.#isRefused) super.flushHeaders();
  }

  override write(...sent: unknown[]): boolean {
    // Safe: the arguments are passed on unchanged, so the overloads of this function do not matter.
    return this.#isRefused || super.write(...(sent as [unknown]));
  }

  override end(...sent: unknown[]): this {
    // Safe: as in `write`.
    return this.#isRefused ? this : super.end(...(sent as []));
  }
}
