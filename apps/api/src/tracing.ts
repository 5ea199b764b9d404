import type { IncomingHttpHeaders } from 'node:http';

export type TracedRequest = {
  method: string;
  /** Template of the path, never the address: a query holds birth data. */
  route: string;
  requestId: string;
  /** Read for the trace that the request belongs to, and for nothing else. */
  headers: IncomingHttpHeaders;
};

/** What became of it: ids, codes and counts, never anything that was sent. */
export type TracedAnswer = {
  status: number;
  code: string | null;
  tenantId: string | null;
  keyId: string | null;
  cost: number;
};

/** The parts of a call, one after the other. */
export type Part = 'authenticate' | 'compute' | 'charge';
export type Facts = Record<string, string | number | boolean>;

export type RequestTrace = {
  /** For the log; null where the request is not traced. */
  readonly traceId: string | null;
  /** Ends the part before it and begins this one. */
  part(name: Part): void;
  /** About the part under way. */
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

/** Where nobody collects traces, nothing is loaded and nothing is told. */
export const noTracing: Tracing = { begin: () => UNTRACED, close: () => Promise.resolve() };
