import { HORIZON_RULES, HOUSE_SYSTEMS } from '@graha/astro-engine/core/ephemeris';
import { SCHOOL_SKY_IDS } from '@graha/astro-engine/schools/skies';
import { z } from 'zod';
import { AYANAMSA_DEG, AyanamsaDeg } from '../request/zodiac/custom-ayanamsa.ts';
import { birthMembers } from '../request/clock/birth-clock.ts';
import { MADE, Metadata } from '../wire/envelopes.ts';
import type { AnyOperation } from './operation.ts';
import { isChoice, type Setting, settingRowsOf } from '../request/settings.ts';

/** Members of metadata that come with a setting, besides itself. */
const COME_WITH: Readonly<Record<string, z.ZodRawShape>> = {
  ayanamsa: {
    [AYANAMSA_DEG]: z
      .number()
      .optional()
      .describe(AyanamsaDeg.description ?? ''),
  },
  almanac: {
    sun_and_moon: z.enum(SCHOOL_SKY_IDS).describe('Sky of Sun and Moon; planets are always those of drik.'),
  },
  orb_profile: {
    orbs: z.record(z.string(), z.number()).describe('Largest distance from exactness by aspect, degrees.'),
  },
  orbs: {
    orbs_by_point: z
      .record(z.string(), z.record(z.string(), z.number()))
      .optional()
      .describe('Orbs of points that have their own, by aspect, degrees; only if they were requested.'),
  },
};

/** Metadata of an operation whose house system may have no solution near the poles. */
export const HOUSE_SYSTEM_REQUESTED = {
  house_system_requested: z
    .enum(HOUSE_SYSTEMS)
    .nullable()
    .describe('The requested house system, if it has no solution there and another was used; else null.'),
};

/** Metadata of an operation that needs sunrise but has no setting for its rule. */
export const SUNRISE_USED = {
  sunrise: z.enum(HORIZON_RULES).describe('Rule by which sunrise and sunset were computed.'),
};

/** Answers have the words of the requested language instead of its name, and the clock in `birth`. */
const NOT_SAID: readonly string[] = ['language', 'clock'];

type Described = Pick<AnyOperation, 'input' | 'ownMetadata'>;

const saidOf = ({ input }: Described): [string, Setting][] =>
  Object.entries(settingRowsOf(input)).flatMap(([name, row]): [string, Setting][] =>
    isChoice(row) && !NOT_SAID.includes(name) ? [[name, row]] : [],
  );

/** Settings that were sent although they have no default, as they were sent. */
const freeOf = ({ input }: Described): [string, z.ZodType][] =>
  Object.entries(settingRowsOf(input)).flatMap(([name, row]) => (isChoice(row) ? [] : [[name, row.free]]));

/** Returns the settings that metadata names, each with its row in every operation that has it. */
function saidByName(operations: readonly Described[]): ReadonlyMap<string, readonly Setting[]> {
  const found = new Map<string, Setting[]>();
  for (const [name, row] of operations.flatMap(saidOf)) {
    const rows = found.get(name);
    if (rows === undefined) found.set(name, [row]);
    else rows.push(row);
  }
  return found;
}

const common = (rows: readonly Setting[]): z.ZodType =>
  z.literal([...new Set(rows.flatMap(({ values }) => values))]).describe(rows.at(-1)?.description ?? '');

/**
 * Metadata members of operations that share an answer schema: the common ones, the settings as used, and each
 * operation's own. A member that not all operations have is optional.
 */
export function metadataMembers(operations: readonly Described[]): z.ZodRawShape {
  const shape: Record<string, z.core.$ZodType> = { ...MADE, ...birthMembers(operations.map(({ input }) => input)) };
  const inAll = (has: (one: Described) => boolean, type: z.ZodType): z.ZodType =>
    operations.every(has) ? type : type.optional();
  for (const [name, rows] of saidByName(operations)) {
    // The common members are already in the shape.
    if (!(name in MADE)) shape[name] = inAll((one) => name in settingRowsOf(one.input), common(rows));
    if (name !== 'ayanamsa' || rows.some(({ values }) => values.includes('custom')))
      Object.assign(shape, COME_WITH[name]);
    if (name === 'house_system') Object.assign(shape, HOUSE_SYSTEM_REQUESTED);
  }
  for (const [name, type] of operations.flatMap(freeOf)) {
    shape[name] ??= type.optional();
    Object.assign(shape, COME_WITH[name]);
  }
  for (const [name, type] of operations.flatMap(({ ownMetadata = {} }) => Object.entries(ownMetadata))) {
    shape[name] = inAll(({ ownMetadata = {} }) => name in ownMetadata, type);
  }
  return shape;
}

const schemas = new WeakMap<Described, z.ZodType>();

/** The metadata of the answers of one operation, and no other member. */
export function metadataSchema(operation: Described): z.ZodType {
  const schema = schemas.get(operation) ?? z.strictObject(metadataMembers([operation]));
  schemas.set(operation, schema);
  return schema;
}

/** Returns the problems of the metadata of an answer; none if the operation has metadata of another kind. */
export function metadataProblem(operation: AnyOperation, answer: unknown): z.ZodError | undefined {
  const { output } = operation;
  if (!(output instanceof z.ZodObject) || output.shape['metadata'] !== Metadata) return undefined;
  return metadataSchema(operation).safeParse(Object(answer).metadata).error;
}
