import { performance } from 'node:perf_hooks';
import type { KeyRecord } from '@graha/store/metering';
import type { ApiError } from './errors.ts';
import type { RateHeaders } from './rate-limit.ts';

/** What is known of one request while it is answered; the error handler and the log read it too. */
export type Call = {
  startedMs: number;
  /** Operation id or template of the path; never the address itself. */
  operation: string;
  record: KeyRecord | null;
  rate: RateHeaders;
  cost: number;
  /** What went wrong, for the log alone. */
  error: ApiError | null;
};

declare module 'fastify' {
  interface FastifyRequest {
    call: Call;
  }
  interface FastifyContextConfig {
    operation?: string;
  }
}

export const newCall = (operation: string): Call => ({
  startedMs: performance.now(),
  operation,
  record: null,
  rate: {},
  cost: 0,
  error: null,
});
