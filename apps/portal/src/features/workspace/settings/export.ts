import type { AuditEntry } from '@graha/store/audit/audit-trail';
import type { RequestRow } from '@graha/store/requests/request-log';
import type { UsageRow } from '@graha/store/requests/usage';
import { csvLine } from '../../../shared/csv.ts';

/** Reads of one workspace, as an export needs them: each whole, none in memory at once where it may be long. */
export type Exported = {
  workspace: { tenantId: string; name: string };
  exportedAt: Date;
  account(): Promise<unknown>;
  team(): Promise<unknown>;
  keys(): Promise<unknown>;
  usage(): Promise<UsageRow[]>;
  requests(): AsyncIterable<RequestRow>;
  events(): AsyncIterable<AuditEntry>;
};

/** One JSON document, written piece by piece. */
export async function* everythingJson(from: Exported): AsyncGenerator<string> {
  yield `{"workspace":${JSON.stringify(from.workspace)},"exportedAt":${JSON.stringify(from.exportedAt)}`;
  yield `,"account":${JSON.stringify(await from.account())}`;
  yield `,"team":${JSON.stringify(await from.team())}`;
  yield `,"keys":${JSON.stringify(await from.keys())}`;
  yield `,"usage":${JSON.stringify(await from.usage())}`;
  yield ',"requests":[';
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
  for (const row of await from.usage()) yield csvLine(USAGE_COLUMNS.map((column) => row[column]));
}

export async function* requestsCsv(from: Pick<Exported, 'requests'>): AsyncGenerator<string> {
  yield csvLine(REQUEST_COLUMNS);
  for await (const row of from.requests()) yield csvLine(REQUEST_COLUMNS.map((column) => row[column]));
}
