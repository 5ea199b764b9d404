import type { ListedOperation } from '@graha/catalog/list/list-operations';
import { mayManage } from '@graha/domain/keys/scopes';
import type { ReportBrand } from '@graha/domain/team/report-brand';
import { listKeys, type KeyListItem } from '@graha/store/keys/key-list';
import type { KeyRecord } from '@graha/store/ledger/metering';
import type { CommandContext, Db } from '@graha/store/postgres/context';
import type { SealingKeys } from '@graha/store/webhooks/sealing';
import { refusePublishable } from '../call/authenticate.ts';
import { refuseDead } from '../call/refuse-dead.ts';
import { ApiError } from '../errors/errors.ts';

export type ManagementDeps = {
  /** Connected as graha_api. */
  db: Db['db'];
  pepper: string;
  /** Null if this installation sends no webhooks. */
  sealing: SealingKeys | null;
  isLocalHookAllowed: boolean;
  /** Prints the first page of an example report, as SVG. @throws ApiError 422 with the member that cannot be printed */
  printBrand(tenantId: string, brand: ReportBrand): Promise<string>;
};

/** One request of a key that manages its workspace. */
export type Managing = ManagementDeps & {
  ctx: CommandContext;
  /** The calling key as the database has it now, independent of any cache. */
  own: KeyListItem;
  operations: readonly ListedOperation[];
};

/** @throws ApiError for a key without the scope, which `*` does not include */
export function refuseUnmanaging(record: Pick<KeyRecord, 'scopes' | 'browser'>): void {
  refusePublishable(record);
  if (mayManage(record.scopes)) return;
  const detail = `The Management API needs the scope manage. This API key has ${record.scopes.join(', ')}.`;
  throw new ApiError('scope_denied', { detail });
}

/**
 * Reads the calling key from the database, so that a key that was just revoked or narrowed changes nothing.
 * @throws ApiError
 */
export async function beginManaging(
  { tenantId, keyId }: Pick<KeyRecord, 'tenantId' | 'keyId'>,
  {
    requestId,
    operations,
    now,
    ...deps
  }: ManagementDeps & {
    requestId: string;
    operations: readonly ListedOperation[];
    now: Date;
  },
): Promise<Managing> {
  const ctx = { db: deps.db, tenantId, actor: { kind: 'key', id: keyId }, requestId } as const;
  const own = (await listKeys(ctx)).find((key) => key.keyId === keyId);
  if (!own) throw new ApiError('invalid_api_key');
  refuseDead(own, now);
  refuseUnmanaging(own);
  return { ...deps, ctx, own, operations };
}
