import type { IncomingHttpHeaders } from 'node:http';

export type TracedRequest = {
  method: string;
  /** Template of the path; the address is left out, because a query holds birth data. */
  route: string;
  requestId: string;
  /** Only the trace context is read from them. */
  headers: IncomingHttpHeaders;
};

/** The result of the request: ids, codes and counts, never input. */
export type TracedAnswer = {
  status: number;
  code: string | null;
  tenantId: string | null;
  keyId: string | null;
  cost: number;
};

/** The parts of a call, in order. */
export type Part = 'authenticate' | 'compute' | 'charge';
export type Facts = Record<string, string | number | boolean>;

export type RequestTrace = {
  /** The trace id for the log; null if the request is not traced. */
  readonly traceId: string | null;
  /** Ends the current part and begins this one. */
  part(name: Part): void;
  /** Adds facts to the current part. */
  note(facts: Facts): void;
  end(answer: TracedAnswer): void;
};

export type Tracing = { begin(request: TracedRequest): RequestTrace; close(): Promise<void> };

export const UNTRACED: RequestTrace = {
  traceId: null,
  part: () => undefined,
  note: () => undefined,
  end: () => undefined,
};

/** No tracing, if no collector is configured. */
export const noTracing: Tracing = { begin: () => UNTRACED, close: () => Promise.resolve() };
