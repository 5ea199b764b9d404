import { Refusal } from '@graha/domain/core/refusal';
import { Text } from '@graha/domain/core/typed-text';
import { BIRTH_LIMITS, type NewBirth } from '@graha/domain/management/birth-members';
import { BIRTH_COLUMNS } from '@graha/domain/management/birth-file/birth-csv';
import { RECORD_LENGTH_MAX } from '@graha/domain/management/birth-file/file-records';
import { readRecord, type ReadRecord } from '@graha/domain/management/birth-file/read-record';
import { PLANS } from '@graha/domain/billing/plans';
import { boundId } from '@graha/store/aggregates/bound-id';
import { eraseBirth, replaceBirth, storeBirth } from '@graha/store/births/birth-commands';
import { type Birth, birthCount, findBirth, listBirths } from '@graha/store/births/births';
import { importRecords } from '@graha/store/births/import-records';
import { z } from 'zod';
import { memberProcedure, onceOnly, router } from '../trpc/init.ts';
import { requireAccount } from '../workspace/account.ts';
import { BirthContentInput, contentOf } from './birth-input.ts';
import { BIRTHS_PER_PAGE, IMPORT_RECORDS_MAX } from './limits.ts';

const BirthRef = z.strictObject({ birthId: z.uuid() });
const Cursor = z.strictObject({ createdAt: z.date(), birthId: z.uuid() });

const presented = ({ birthId, version, createdAt, changedAt, content }: Birth) => ({
  birthId,
  version,
  createdAt,
  changedAt,
  reference: content.reference,
  label: content.label,
  tags: [...content.tags],
  // Safe: only births that the catalogue's schema accepted are stored.
  birth: content.birth as z.output<typeof NewBirth>['birth'],
});

export const birthsRouter = router({
  /**
   * Births, newest first. `search` finds the birth with this reference, and births with these words in their label.
   * `birthsMax` is null if the plan has no limit.
   */
  list: memberProcedure('births.read')
    .input(
      // Not strict: an infinite query also sends its direction.
      z.object({
        search: Text.max(BIRTH_LIMITS.reference).optional(),
        tag: Text.max(BIRTH_LIMITS.tag).optional(),
        cursor: Cursor.nullish(),
        limit: z.int().min(1).max(1_000).default(BIRTHS_PER_PAGE),
      }),
    )
    .query(async ({ ctx, input: { search = '', tag = null, cursor = null, limit } }) => {
      const text = search.trim();
      const [named, found, births, { plan }] = await Promise.all([
        text === '' || cursor ? null : findBirth(ctx, { reference: text }),
        listBirths(ctx, { limit: limit + 1, after: cursor, tag, label: text === '' ? null : text }),
        birthCount(ctx),
        requireAccount(ctx),
      ]);
      const page = found.slice(0, limit);
      const last = page.at(-1);
      const isNamed = named !== null && (tag === null || named.content.tags.includes(tag));
      const others = page.filter(({ birthId }) => birthId !== named?.birthId);
      return {
        births: (isNamed ? [named, ...others] : page).map(presented),
        next: found.length > limit && last ? { createdAt: last.createdAt, birthId: last.birthId } : null,
        count: births,
        birthsMax: PLANS[plan].birthsMax,
      };
    }),

  one: memberProcedure('births.read')
    .input(BirthRef)
    .query(async ({ ctx, input }) => {
      const birth = await findBirth(ctx, input);
      if (!birth) throw new Refusal('birth_unknown');
      return presented(birth);
    }),

  /** A birth with a known reference replaces the stored one. Two clicks store one birth. */
  store: memberProcedure('births.manage')
    .input(BirthContentInput.extend({ mutationId: z.uuid() }))
    .mutation(async ({ ctx, input: { mutationId, ...input } }) => {
      const birthId = boundId(`${ctx.tenantId} births`, mutationId);
      const content = await contentOf(ctx.sky, input);
      try {
        return await storeBirth(ctx, { ...content, birthId });
      } catch (error) {
        if (error instanceof Refusal && error.code === 'birth_exists') return { birthId, isNew: false };
        throw error;
      }
    }),

  replace: memberProcedure('births.manage')
    .input(BirthContentInput.extend({ birthId: z.uuid() }))
    .use(onceOnly('birthId'))
    .mutation(async ({ ctx, input: { birthId, ...input } }) =>
      replaceBirth(ctx, { birthId, ...(await contentOf(ctx.sky, input)) }),
    ),

  /** Erasing a birth again changes nothing. */
  erase: memberProcedure('births.manage')
    .input(BirthRef)
    .mutation(({ ctx, input }) => eraseBirth(ctx, input)),

  /**
   * Stores one part of a file, and names each refused line. The browser sends the parts one after the other, so that a file may
   * have any size. A repeated part stores nobody twice.
   */
  importPart: memberProcedure('births.manage')
    .input(
      z.strictObject({
        importId: z.uuid(),
        partId: z.uuid(),
        /** The columns of a CSV file; null for NDJSON. */
        header: z
          .strictObject({
            separator: Text.length(1).max(1),
            columns: z.array(z.enum(BIRTH_COLUMNS)).max(BIRTH_COLUMNS.length),
          })
          .nullable(),
        records: z
          .array(
            z.strictObject({
              line: z.int().min(1).max(Number.MAX_SAFE_INTEGER),
              text: Text.max(RECORD_LENGTH_MAX + 1),
            }),
          )
          .max(IMPORT_RECORDS_MAX),
      }),
    )
    .use(onceOnly('partId'))
    .mutation(async ({ ctx, input: { importId, header, records } }) => {
      const { readMembers, readBirth } = ctx.sky;
      const read: ReadRecord[] = [];
      for (const record of records) read.push(await readRecord({ readMembers, readBirth }, header, record));
      return importRecords(ctx, { importId, records: read });
    }),
});
