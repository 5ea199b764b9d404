import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { z } from 'zod';
import type { AnyOperation } from '../../../operation/operation.ts';
import { answerOf } from '../../../operation/answer.ts';
import { settingRowsOf } from '../../../request/settings.ts';
import { AYANAMSA_DEG } from '../../../request/zodiac/custom-ayanamsa.ts';
import { TEXTS } from '../schemas.ts';
import { texts } from '../texts.ts';
import type { TextsRow } from './rows.ts';

/** The member of an answer, and of a request, by which texts come beside the answer. */
export const TEXTS_MEMBER = 'texts';

/** Texts beside an answer, in the form of the operations that have nothing else. */
export const AnswerTexts = z.strictObject(TEXTS).meta({
  id: 'AnswerTexts',
  description: 'Texts of the books on an answer, each with its sources.',
});
type AnswerTexts = z.output<typeof AnswerTexts>;

const Members = z.record(z.string(), z.unknown());
type Members = z.output<typeof Members>;
/** The request of every operation with texts. */
const Asked = z.looseObject({ settings: Members });

/** The operation that has the texts of a row. */
export const textsOperation = ({ of }: Pick<TextsRow, 'of'>): AnyOperation => texts[of];

const objectIn = (schema: z.ZodType): Record<string, z.ZodType> =>
  // Safe: the members of an object schema are schemas.
  schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>) : {};

const chosen = (from: Members, names: readonly string[]): Members =>
  Object.fromEntries(names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])));

const topicOf = (beginning: string): string => beginning.replace(/\/.*/, '');

/** The request of the texts beside an answer, as if their own operation had parsed it. */
function requestOf(row: TextsRow, input: unknown): Members {
  const { input: request } = textsOperation(row);
  const { settings: asked, ...members } = Asked.parse(input);
  const taken = [...Object.keys(settingRowsOf(request)), AYANAMSA_DEG, ...(row.follows ?? [])];
  const defaults = Members.parse(objectIn(request)['settings']?.parse({}));
  const { settings: own, ...other } = row.members?.({ ...members, settings: asked }) ?? {};
  return {
    ...members,
    ...other,
    topics: [...new Set(row.only.map(topicOf))].join(','),
    format: 'rows',
    // The words of another language are those of the answer around the texts.
    settings: { ...defaults, ...chosen(asked, taken), ...Object(own), language: 'en' },
  };
}

/** Leaves the texts that belong to an answer, and the contradictions among them. */
function belonging({ texts: all, contradictions, ...rest }: AnswerTexts, { only }: TextsRow): AnswerTexts {
  const kept = all.filter(({ id }) =>
    only.some((one) => id === one || id.startsWith(`${one}/`) || id.startsWith(`${one}-`)),
  );
  const quality = new Map(kept.map((one) => [one.id, one.quality]));
  const between = contradictions.map(({ theme, ids }) => ({ theme, ids: ids.filter((id) => quality.has(id)) }));
  return {
    texts: kept,
    contradictions: between.filter(({ ids }) => new Set(ids.map((id) => quality.get(id))).size > 1),
    ...rest,
  };
}

/**
 * The texts that belong to an answer: those of the operation of the row for the same birth and settings.
 * @param input of the operation that answers, parsed by its schema
 */
export function textsBeside(row: TextsRow, input: unknown, sky: Ephemeris): AnswerTexts {
  const { metadata: _, ...found } = Members.parse(answerOf(textsOperation(row), requestOf(row, input), sky));
  // Safe: the schema of every operation with texts is TEXTS and its metadata, and tests check each answer against it.
  return belonging(found as AnswerTexts, row);
}
