import { birthImport } from '@graha/domain/births/birth';
import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { execute } from '../aggregates/execute.ts';
import { Conflict } from '../log/event-store.ts';
import type { Projector } from '../log/projector.ts';
import type { CommandContext } from '../postgres/context.ts';
import { query } from '../postgres/query.ts';
import { withTenant } from '../postgres/tenant-transaction.ts';
import { type BirthContent, referenceHash } from './sealed-birth.ts';
import { birthsLeft, type BirthToWrite, countBirths, keyForWriting, writeRows } from './write-births.ts';

/** A birth of a file. Its reference makes a repeated import replace the birth and not store it twice. */
export type ImportedBirth = BirthContent & { reference: string };

/** `beyondLimit`: indices of the births that the plan does not allow any more; all others are written. */
export type ImportedPart = { stored: number; replaced: number; beyondLimit: number[] };

/** Births written in one transaction, with one event. */
export const IMPORT_PART_MAX = 1_000;
const ATTEMPTS = 4;

type Plan = ImportedPart & { key: Buffer; births: BirthToWrite[] };

/** Decides about each birth; the last of several births with equal references counts. */
async function planOf(tx: PoolClient, tenantId: string, births: readonly ImportedBirth[]): Promise<Plan> {
  const key = await keyForWriting(tx, tenantId);
  const left = await birthsLeft(tx, tenantId, await countBirths(tx, tenantId, 0));
  const byReference = new Map(births.map((birth) => [birth.reference, birth]));
  const hashes = [...byReference.keys()].map((reference) => referenceHash(key, reference));
  const { rows } = await query(
    tx,
    `SELECT birth_id AS "birthId", reference_hash AS hash FROM graha.birth
     WHERE tenant_id = $1 AND reference_hash = ANY ($2)`,
    [tenantId, hashes],
  );
  const idOf = new Map(rows.map(({ birthId, hash }) => [hash.toString('hex'), birthId]));
  const known = [...byReference.values()].map((birth) => ({
    birth,
    birthId: idOf.get(referenceHash(key, birth.reference).toString('hex')),
  }));
  const fresh = known.filter(({ birthId }) => birthId === undefined);
  const refused = new Set(
    fresh.slice(left === null ? fresh.length : Math.max(0, left)).map(({ birth }) => birth.reference),
  );
  const written = known.filter(({ birth }) => !refused.has(birth.reference));
  return {
    key,
    births: written.map(({ birth, birthId = randomUUID() }) => ({ ...birth, birthId })),
    stored: fresh.length - refused.size,
    replaced: written.length - (fresh.length - refused.size),
    beyondLimit: births.flatMap(({ reference }, index) => (refused.has(reference) ? [index] : [])),
  };
}

/**
 * Stores and replaces the births of one part of a file, at most `IMPORT_PART_MAX`, in one transaction.
 * @param input `importId`: the same for all parts of a file
 */
export async function importBirths(
  ctx: CommandContext,
  { importId, births }: { importId: string; births: readonly ImportedBirth[] },
): Promise<ImportedPart> {
  for (let attempt = 1; ; attempt += 1) {
    const { stored, replaced, beyondLimit } = await withTenant(ctx.db, ctx.tenantId, (tx) =>
      planOf(tx, ctx.tenantId, births),
    );
    try {
      const command = { type: 'record', importId, stored, replaced } as const;
      await execute(ctx, birthImport, { tenantId: ctx.tenantId, importId }, command, [writing(births)]);
      return { stored, replaced, beyondLimit };
    } catch (error) {
      if (!(error instanceof Conflict) || attempt === ATTEMPTS) throw error;
    }
  }
}

/** Decides again under the writers' lock. @throws Conflict if other writers have changed the counts meanwhile */
const writing = (births: readonly ImportedBirth[]): Projector => ({
  name: 'births-imported',
  on: {
    BirthsImported: async (tx, { tenantId, occurredAt: at, data: { stored, replaced } }) => {
      const plan = await planOf(tx, tenantId, births);
      if (plan.stored !== stored || plan.replaced !== replaced)
        throw new Conflict('other writers stored births meanwhile');
      await countBirths(tx, tenantId, stored);
      await writeRows(tx, { tenantId, key: plan.key, at }, plan.births);
    },
  },
});
