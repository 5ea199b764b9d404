import { performance } from 'node:perf_hooks';
import type { KeyRecord } from '@graha/store/metering';
import type { ApiError } from './errors.ts';
import type { RateHeaders } from './rate-limit.ts';
import { type RequestTrace, UNTRACED } from './tracing.ts';

/** What is known of one request while it is answered; the error handler and the log read it too. */
export type Call = {
  startedMs: number;
  /** Operation id or template of the path; never the address itself. */
  operation: string;
  /** Has a price, and so a row in the request log, whoever calls. */
  isMetered: boolean;
  record: KeyRecord | null;
  rate: RateHeaders;
  cost: number;
  /** The entry of the ledger that this call repeats. */
  replayOf: number | null;
  /** What went wrong, for the log alone. */
  error: ApiError | null;
  trace: RequestTrace;
  /** Gives back the place among the calls under way. */
  leave(): void;
  /** The client has gone; whatever is answered is answered to nobody. */
  isAbandoned: boolean;
  isRecorded: boolean;
};

declare module 'fastify' {
  interface FastifyRequest {
    call: Call;
  }
  interface FastifyContextConfig {
    operation?: string;
    isMetered?: boolean;
  }
}

export const newCall = (operation: string, isMetered = false, trace: RequestTrace = UNTRACED): Call => ({
  startedMs: performance.now(),
  operation,
  isMetered,
  record: null,
  rate: {},
  cost: 0,
  replayOf: null,
  error: null,
  trace,
  leave: () => undefined,
  isAbandoned: false,
  isRecorded: false,
});
