import { type Birth, type BirthCursor, type BirthName, findBirth, listBirths } from '@graha/store/births/births';
import { eraseBirth, replaceBirth, storeBirth } from '@graha/store/births/birth-commands';
import type { BirthContent } from '@graha/store/births/sealed-birth';
import { boundId } from '@graha/store/aggregates/bound-id';
import type { CommandContext } from '@graha/store/postgres/context';
import { Refusal } from '@graha/domain/core/refusal';
import type { BirthsQuery, ManagedBirth, ManagedBirths } from '@graha/domain/management/birth-members';
import type { z } from 'zod';
import { ApiError } from '../errors/errors.ts';
import { cursorOf, cursorText } from './page-cursor.ts';

type Shown = z.input<typeof ManagedBirth>;

export const presentBirth = ({ birthId, version, createdAt, changedAt, content }: Birth): Shown => ({
  birth_id: birthId,
  reference: content.reference,
  label: content.label,
  tags: [...content.tags],
  // Safe: only births that the catalogue's schema accepted are stored.
  birth: content.birth as Shown['birth'],
  version,
  created_at: createdAt.toISOString(),
  changed_at: changedAt.toISOString(),
});

async function known(ctx: CommandContext, name: BirthName): Promise<Birth> {
  const birth = await findBirth(ctx, name);
  if (!birth) throw new Refusal('birth_unknown');
  return birth;
}

/** @returns the birth, and whether it was stored before, under its reference or the same Idempotency-Key */
export async function makeBirth(ctx: CommandContext, content: BirthContent, idempotencyKey: string | null) {
  const bound = idempotencyKey === null ? undefined : boundId(`${ctx.tenantId} births`, idempotencyKey);
  try {
    const { birthId, isNew } = await storeBirth(ctx, {
      ...content,
      ...(bound === undefined ? {} : { birthId: bound }),
    });
    return { body: presentBirth(await known(ctx, { birthId })), isNew, isRepeat: false };
  } catch (error) {
    if (bound === undefined || !(error instanceof Refusal) || error.code !== 'birth_exists') throw error;
    const before = await known(ctx, { birthId: bound });
    if (!isEqual(before.content, content)) throw new ApiError('idempotency_key_reuse');
    return { body: presentBirth(before), isNew: false, isRepeat: true };
  }
}

const isEqual = (a: BirthContent, b: BirthContent): boolean =>
  JSON.stringify([a.reference, a.label, a.tags]) === JSON.stringify([b.reference, b.label, b.tags]) &&
  sorted(a.birth) === sorted(b.birth);
const sorted = (birth: object): string =>
  JSON.stringify(Object.entries(birth).toSorted(([one], [other]) => (one < other ? -1 : 1)));

export const showBirth = async (ctx: CommandContext, birthId: string): Promise<Shown> =>
  presentBirth(await known(ctx, { birthId }));

export async function changeBirth(ctx: CommandContext, birthId: string, content: BirthContent): Promise<Shown> {
  await replaceBirth(ctx, { birthId, ...content });
  return showBirth(ctx, birthId);
}

export async function endBirth(ctx: CommandContext, birthId: string): Promise<object> {
  await eraseBirth(ctx, { birthId });
  return { birth_id: birthId, status: 'erased' };
}

export async function showBirths(
  ctx: CommandContext,
  { limit, after, tag, reference }: z.output<typeof BirthsQuery>,
): Promise<z.input<typeof ManagedBirths>> {
  if (reference !== undefined) {
    const birth = await findBirth(ctx, { reference });
    const isWanted = birth !== null && (tag === undefined || birth.content.tags.includes(tag));
    return { births: isWanted ? [presentBirth(birth)] : [], next: null };
  }
  const found = await listBirths(ctx, { limit: limit + 1, after: birthCursorOf(after), tag: tag ?? null });
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    births: page.map(presentBirth),
    next: found.length > limit && last ? cursorText({ at: last.createdAt, id: last.birthId }) : null,
  };
}

function birthCursorOf(after: string | undefined): BirthCursor | null {
  const cursor = cursorOf(after);
  return cursor && { createdAt: cursor.at, birthId: cursor.id };
}
