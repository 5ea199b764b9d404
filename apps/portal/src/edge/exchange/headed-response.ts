import { type IncomingMessage, ServerResponse } from 'node:http';

export type NamedHeaders = readonly (readonly [name: string, value: string])[];

/** A response that adds headers just before they are sent, when those of the handler are known. */
export class HeadedResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  /** Returns the headers to add to an answer of this status. A header that the answer already has is not replaced. */
  headersOf: (status: number) => NamedHeaders = () => [];

  override writeHead(status: number, ...rest: unknown[]): this {
    for (const part of rest) storeHeaders(this, part);
    for (const [name, value] of this.headersOf(status)) if (!this.hasHeader(name)) this.setHeader(name, value);
    // Safe: the arguments are passed on unchanged, so the overloads of this function do not matter.
    return super.writeHead(status, ...(rest as []));
  }
}

/** Stores headers that were passed to `writeHead` itself, so that they are not set twice. */
export function storeHeaders(response: ServerResponse, part: unknown): void {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return;
  for (const [name, value] of Object.entries(part)) if (value !== undefined) response.setHeader(name, value);
}
