import { storedBirth } from '@graha/domain/births/birth';
import { Refusal } from '@graha/domain/core/refusal';
import { randomUUID } from 'node:crypto';
import { DatabaseError, type PoolClient } from 'pg';
import { execute } from '../aggregates/execute.ts';
import { ForeignStream } from '../log/event-store.ts';
import type { Projector } from '../log/projector.ts';
import type { CommandContext } from '../postgres/context.ts';
import { query } from '../postgres/query.ts';
import { findBirth } from './births.ts';
import type { BirthContent } from './sealed-birth.ts';
import { birthsLeft, countBirths, keyForWriting, writeRows } from './write-births.ts';

type BirthId = { birthId: string };

const UNIQUE_VIOLATION = '23505';
const TAKEN = { birth_pkey: 'id', birth_reference: 'reference' } as const;

/** The member whose uniqueness a write would break; null for any other error. */
function takenBy(error: unknown): 'id' | 'reference' | null {
  if (!(error instanceof DatabaseError) || error.code !== UNIQUE_VIOLATION) return null;
  const { constraint = '' } = error;
  return Object.hasOwn(TAKEN, constraint) ? TAKEN[constraint as keyof typeof TAKEN] : null; // Safe: an own name of the table.
}

/**
 * Stores a birth; one with the same reference is replaced.
 * @param input `birthId`: the id of a new birth, bound to an Idempotency-Key
 * @throws Refusal `births_too_many`, `birth_exists`
 */
export async function storeBirth(
  ctx: CommandContext,
  { birthId = randomUUID(), ...content }: BirthContent & Partial<BirthId>,
): Promise<BirthId & { isNew: boolean }> {
  const { reference } = content;
  const before = reference === null ? null : await findBirth(ctx, { reference });
  if (before) return replaced(ctx, { birthId: before.birthId, ...content });
  try {
    await execute(ctx, storedBirth, { tenantId: ctx.tenantId, birthId }, { type: 'store', birthId }, [adding(content)]);
    return { birthId, isNew: true };
  } catch (error) {
    const taken = takenBy(error);
    if (taken === 'id') throw new Refusal('birth_exists');
    if (taken === null || reference === null) throw error;
    const other = await findBirth(ctx, { reference }); // A concurrent request stored it.
    if (!other) throw error;
    return replaced(ctx, { birthId: other.birthId, ...content });
  }
}

async function replaced(ctx: CommandContext, input: BirthId & BirthContent) {
  await replaceBirth(ctx, input);
  return { birthId: input.birthId, isNew: false };
}

/** The birth of another workspace is none of this one. */
const own = (error: unknown): unknown => (error instanceof ForeignStream ? new Refusal('birth_unknown') : error);

/** Replaces everything about a stored birth. @throws Refusal `birth_unknown`, `birth_reference_taken` */
export async function replaceBirth(
  ctx: CommandContext,
  { birthId, ...content }: BirthId & BirthContent,
): Promise<void> {
  const { tenantId } = ctx;
  const before = await findBirth(ctx, { birthId });
  if (before && isSame(before.content, content)) return;
  await execute(ctx, storedBirth, { tenantId, birthId }, { type: 'replace', birthId }, [replacing(content)]).catch(
    (error: unknown) => {
      throw takenBy(error) === 'reference' ? new Refusal('birth_reference_taken') : own(error);
    },
  );
}

const isSame = (a: BirthContent, b: BirthContent): boolean => canonical(a) === canonical(b);
const canonical = ({ reference, label, tags, birth }: BirthContent): string =>
  JSON.stringify([reference, label, tags, Object.entries(birth).toSorted(([a], [b]) => (a < b ? -1 : 1))]);

/** Erases a birth. An erased birth stays erased without a further event. @throws Refusal `birth_unknown` */
export async function eraseBirth(ctx: CommandContext, { birthId }: BirthId): Promise<void> {
  await execute(ctx, storedBirth, { tenantId: ctx.tenantId, birthId }, { type: 'erase', birthId }, [ERASING]).catch(
    (error: unknown) => {
      throw own(error);
    },
  );
}

const adding = (content: BirthContent): Projector => ({
  name: 'birth-stored',
  on: {
    BirthStored: async (tx, { tenantId, occurredAt: at, data: { birthId } }) => {
      const key = await keyForWriting(tx, tenantId);
      const births = await countBirths(tx, tenantId, 1);
      const left = await birthsLeft(tx, tenantId, births);
      if (left !== null && left < 0) throw new Refusal('births_too_many');
      if (await isStored(tx, tenantId, birthId)) throw new Refusal('birth_exists');
      await writeRows(tx, { tenantId, key, at }, [{ birthId, ...content }]);
    },
  },
});

const replacing = (content: BirthContent): Projector => ({
  name: 'birth-replaced',
  on: {
    BirthReplaced: async (tx, { tenantId, occurredAt: at, data: { birthId } }) => {
      const key = await keyForWriting(tx, tenantId);
      await countBirths(tx, tenantId, 0);
      if (!(await isStored(tx, tenantId, birthId))) throw new Refusal('birth_unknown');
      await writeRows(tx, { tenantId, key, at }, [{ birthId, ...content }]);
    },
  },
});

const ERASING: Projector = {
  name: 'birth-erased',
  on: {
    BirthErased: async (tx, { tenantId, data: { birthId } }) => {
      await countBirths(tx, tenantId, 0); // Locks before the row, in the order of all writers.
      await tx.query('DELETE FROM graha.birth_word WHERE tenant_id = $1 AND birth_id = $2', [tenantId, birthId]);
      const { rowCount } = await tx.query('DELETE FROM graha.birth WHERE tenant_id = $1 AND birth_id = $2', [
        tenantId,
        birthId,
      ]);
      if (rowCount === 0) throw new Refusal('birth_unknown');
      await countBirths(tx, tenantId, -1);
    },
  },
};

/** The writers' lock is held, so the answer stays true until the transaction ends. */
async function isStored(tx: PoolClient, tenantId: string, birthId: string): Promise<boolean> {
  const { rowCount } = await query(tx, 'SELECT birth_id FROM graha.birth WHERE tenant_id = $1 AND birth_id = $2', [
    tenantId,
    birthId,
  ]);
  return rowCount === 1;
}
