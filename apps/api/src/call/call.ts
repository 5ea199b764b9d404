import type { IncomingHttpHeaders } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { KeyRecord } from '@graha/store/ledger/metering';
import type { ApiError } from '../errors/errors.ts';
import type { RateHeaders } from '../limits/rate-limit.ts';
import type { Signer } from '../receipts/signer.ts';
import type { Part } from '../observe/record-answer.ts';
import { type RequestTrace, UNTRACED } from '../observe/tracing.ts';

/** The state of one request, which the error handler and the log read too. */
export type Call = {
  startedMs: number;
  /** The operation id or the template of the path; never the path. */
  operation: string;
  /** The operation has a price, and so always a row in the request log. */
  isMetered: boolean;
  record: KeyRecord | null;
  rate: RateHeaders;
  cost: number;
  /** The ledger entry of the first call, if this call is a replay. */
  replayOf: number | null;
  /** Date of the version of the formulas that answers; null for a request that computes nothing. */
  formulas: string | null;
  /** Signs the answer, if the request asked for it. */
  signer: Signer | null;
  /** SHA-256 of the answer's content in base64, once it is known. */
  sha256: string | null;
  /** The ledger entry of the charge. */
  entry: number | null;
  /** The content of the answer, if it is captured. */
  content: { contentType: string | null; bytes: string | Buffer } | null;
  /** The error, for the log only. */
  error: ApiError | null;
  trace: RequestTrace;
  /** The calls of a batch; empty for every other request. */
  parts: readonly Part[];
  /** Releases the place among the tenant's concurrent calls. */
  leave(): void;
  /** The client closed its connection before the answer. */
  isAbandoned: boolean;
  isRecorded: boolean;
};

/** A request as a call needs it, whatever server received it. */
export type CallRequest = {
  id: string;
  method: string;
  /** The path with its query. */
  url: string;
  headers: IncomingHttpHeaders;
  /** The address of the client. */
  ip: string;
  /** The bytes of the body; undefined if there is none. */
  body: unknown;
  call: Call;
};

/** The answer to a successful call. */
export type CallAnswer = { headers: Record<string, string>; body: Buffer };

const NO_PARTS: readonly Part[] = [];
const nothing = (): void => undefined;

export const newCall = (operation: string, isMetered = false, trace: RequestTrace = UNTRACED): Call => ({
  startedMs: performance.now(),
  operation,
  isMetered,
  record: null,
  rate: {},
  cost: 0,
  replayOf: null,
  formulas: null,
  signer: null,
  sha256: null,
  entry: null,
  content: null,
  error: null,
  trace,
  parts: NO_PARTS,
  leave: nothing,
  isAbandoned: false,
  isRecorded: false,
});
