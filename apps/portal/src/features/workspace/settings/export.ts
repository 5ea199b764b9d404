import type { AuditEntry } from '@graha/store/audit/audit-trail';
import type { RequestRow } from '@graha/store/requests/request-log';
import type { Subscription } from '@graha/store/subscriptions/subscriptions';
import type { UsageRow } from '@graha/store/requests/usage';
import { csvLine } from '@graha/domain/core/csv';
import type { Throttle } from '@graha/auth/core/throttle';

/** Reads of one workspace for an export. Each is complete; long ones are streamed. */
export type Exported = {
  workspace: { tenantId: string; name: string };
  exportedAt: Date;
  account(): Promise<unknown>;
  team(): Promise<unknown>;
  keys(): Promise<unknown>;
  /** The brand of reports with its logo; null if there is none. */
  reportBrand(): Promise<unknown>;
  /** Null if no identity provider is connected. The client secret is left out. */
  singleSignOn(): Promise<unknown>;
  /** Subscriptions to events of births, of places and of the sky, with their targets. */
  subscriptions(): AsyncIterable<Subscription>;
  usage(): AsyncIterable<UsageRow>;
  requests(): AsyncIterable<RequestRow>;
  events(): AsyncIterable<AuditEntry>;
};

/** Yields one JSON document in pieces. */
export async function* everythingJson(from: Exported): AsyncGenerator<string> {
  yield `{"workspace":${JSON.stringify(from.workspace)},"exportedAt":${JSON.stringify(from.exportedAt)}`;
  yield `,"account":${JSON.stringify(await from.account())}`;
  yield `,"team":${JSON.stringify(await from.team())}`;
  yield `,"keys":${JSON.stringify(await from.keys())}`;
  yield `,"reportBrand":${JSON.stringify(await from.reportBrand())}`;
  yield `,"singleSignOn":${JSON.stringify(await from.singleSignOn())}`;
  yield ',"subscriptions":[';
  yield* listed(from.subscriptions());
  yield '],"usage":[';
  yield* listed(from.usage());
  yield '],"requests":[';
  yield* listed(from.requests());
  yield '],"events":[';
  yield* listed(from.events());
  yield ']}\n';
}

async function* listed(rows: AsyncIterable<object>): AsyncGenerator<string> {
  let separator = '';
  for await (const row of rows) {
    yield separator + JSON.stringify(row);
    separator = ',\n';
  }
}

const USAGE_COLUMNS = ['day', 'operation', 'keyId', 'calls', 'credits'] as const;
const REQUEST_COLUMNS = [
  'at',
  'requestId',
  'operation',
  'method',
  'status',
  'code',
  'latencyMs',
  'credits',
  'isReplay',
  'keyId',
  'userAgent',
  'problems',
] as const;

export async function* usageCsv(from: Pick<Exported, 'usage'>): AsyncGenerator<string> {
  yield csvLine(USAGE_COLUMNS);
  for await (const row of from.usage()) yield csvLine(USAGE_COLUMNS.map((column) => row[column]));
}

export async function* requestsCsv(from: Pick<Exported, 'requests'>): AsyncGenerator<string> {
  yield csvLine(REQUEST_COLUMNS);
  for await (const row of from.requests()) yield csvLine(REQUEST_COLUMNS.map((column) => row[column]));
}

/** Maximum number of concurrent exports in one portal: each uses a database connection from time to time. */
const AT_ONCE_MAX = 4;

let underWay = 0;

export type Place = { release: () => Promise<void> };

/** Reserves an export: one at a time per workspace across all portals. Returns a sentence if it is refused. */
export async function placeFor(tenantId: string, turn: Pick<Throttle, 'take' | 'forget'>): Promise<Place | string> {
  if (underWay >= AT_ONCE_MAX) return 'Other workspaces are being exported right now. Try again in a minute.';
  underWay += 1;
  const leave = () => void (underWay -= 1);
  const waitMs = await turn.take(tenantId).catch((error: unknown) => {
    leave();
    throw error;
  });
  if (waitMs > 0) {
    leave();
    return 'An export of this workspace is being written. Wait until it has arrived, then ask again.';
  }
  let isReleased = false;
  return {
    release: async () => {
      if (isReleased) return;
      isReleased = true;
      leave();
      await turn.forget(tenantId);
    },
  };
}

/** Yields the same pieces and releases the place at the end, on an error, or when the reader stops. */
export async function* releasing(pieces: AsyncGenerator<string>, { release }: Place): AsyncGenerator<string> {
  try {
    yield* pieces;
  } finally {
    await release();
  }
}
