import type { AuditEntry } from '@graha/store/audit/audit-trail';
import type { RequestRow } from '@graha/store/requests/request-log';
import type { UsageRow } from '@graha/store/requests/usage';
import { csvLine } from '@graha/domain/core/csv';
import type { Throttle } from '@graha/auth/core/throttle';

/** Reads of one workspace, as an export needs them: each whole, none in memory at once where it may be long. */
export type Exported = {
  workspace: { tenantId: string; name: string };
  exportedAt: Date;
  account(): Promise<unknown>;
  team(): Promise<unknown>;
  keys(): Promise<unknown>;
  /** Null where no identity provider is connected; the client secret is not among it. */
  singleSignOn(): Promise<unknown>;
  usage(): AsyncIterable<UsageRow>;
  requests(): AsyncIterable<RequestRow>;
  events(): AsyncIterable<AuditEntry>;
};

/** One JSON document, written piece by piece. */
export async function* everythingJson(from: Exported): AsyncGenerator<string> {
  yield `{"workspace":${JSON.stringify(from.workspace)},"exportedAt":${JSON.stringify(from.exportedAt)}`;
  yield `,"account":${JSON.stringify(await from.account())}`;
  yield `,"team":${JSON.stringify(await from.team())}`;
  yield `,"keys":${JSON.stringify(await from.keys())}`;
  yield `,"singleSignOn":${JSON.stringify(await from.singleSignOn())}`;
  yield ',"usage":[';
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
] as const;

export async function* usageCsv(from: Pick<Exported, 'usage'>): AsyncGenerator<string> {
  yield csvLine(USAGE_COLUMNS);
  for await (const row of from.usage()) yield csvLine(USAGE_COLUMNS.map((column) => row[column]));
}

export async function* requestsCsv(from: Pick<Exported, 'requests'>): AsyncGenerator<string> {
  yield csvLine(REQUEST_COLUMNS);
  for await (const row of from.requests()) yield csvLine(REQUEST_COLUMNS.map((column) => row[column]));
}

/** Exports of different workspaces that one portal writes at once: each holds a connection to the database now and then. */
const AT_ONCE_MAX = 4;

let underWay = 0;

export type Place = { release: () => Promise<void> };

/** One export at a time for a workspace, at all portals together; a sentence why not. */
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

/** The same pieces; the place is free when the last one is out, when it breaks and when nobody reads on. */
export async function* releasing(pieces: AsyncGenerator<string>, { release }: Place): AsyncGenerator<string> {
  try {
    yield* pieces;
  } finally {
    await release();
  }
}
