import type { z } from 'zod';
import type { TranslatedCode } from './codes.ts';
import { POINTS } from '@graha/astro-engine/vocabulary/grahas';
import { languageIn } from './languages.ts';
import { TERM_GROUPS, type TermGroup } from './term-groups.ts';
import { impliedBy, termGroupOf } from './terms.ts';

type Collect = (value: unknown, found: Found) => void;
type Found = Map<TermGroup, Set<string>>;
type Definition = z.core.$ZodTypes['_zod']['def'];

/** Words of a language by group: `{ SignName: { Aries: 'मेष' } }`. */
export type Words = Partial<Record<TermGroup, Record<string, string>>>;

const collectors = new WeakMap<z.core.$ZodType, Collect | null>();
const nothing: Collect = () => undefined;

/** The collector of the words in an answer, made once for each schema; null if a schema has no words. */
function collectorOf(schema: z.core.$ZodType): Collect | null {
  const known = collectors.get(schema);
  if (known !== undefined) return known;
  collectors.set(schema, (value, found) => (collectors.get(schema) ?? nothing)(value, found));
  const made = inAll(
    [collectorOfImplied(schema), collectorOfGroup(schema) ?? collectorOfMembers(schema)],
    (collect) => collect,
  );
  collectors.set(schema, made);
  return made;
}

function collectorOfGroup(schema: z.core.$ZodType): Collect | null {
  const group = termGroupOf(schema);
  if (group === undefined) return null;
  return (value, found) => {
    if (typeof value === 'string') addTo(found, group, value);
  };
}

function collectorOfImplied(schema: z.core.$ZodType): Collect | null {
  const implied = impliedBy(schema);
  if (implied === undefined) return null;
  return (value, found) => {
    if (value === null || value === undefined) return;
    for (const id of implied.idsOf(value)) addTo(found, implied.group, id);
  };
}

function addTo(found: Found, group: TermGroup, id: string): void {
  const words = found.get(group) ?? new Set<string>();
  found.set(group, words.add(id));
}

function collectorOfMembers(schema: z.core.$ZodType): Collect | null {
  // Safe: every schema of the catalogue is one of zod's own classes.
  const { def } = schema as unknown as { def: Definition };
  switch (def.type) {
    case 'object': {
      const members = Object.entries(def.shape).flatMap(([name, member]) => {
        const collect = collectorOf(member);
        return collect === null ? [] : [[name, collect] as const];
      });
      if (members.length === 0) return null;
      return (value, found) => {
        if (typeof value !== 'object' || value === null) return;
        for (const [name, collect] of members) collect(Reflect.get(value, name), found);
      };
    }
    case 'array':
      return onEach(collectorOf(def.element), (value) => (Array.isArray(value) ? value : []));
    case 'record':
      return onEach(collectorOf(def.valueType), (value) =>
        typeof value === 'object' && value !== null ? Object.values(value) : [],
      );
    case 'tuple':
      return inAll(def.items.map(collectorOf), (collect, index) => (value, found) => {
        if (Array.isArray(value)) collect(value[index], found);
      });
    case 'union':
      return inAll(def.options.map(collectorOf), (collect) => collect);
    case 'nullable':
    case 'optional':
    case 'default':
    case 'readonly':
      return collectorOf(def.innerType);
    default:
      return null;
  }
}

const onEach = (collect: Collect | null, valuesOf: (value: unknown) => readonly unknown[]): Collect | null =>
  collect === null
    ? null
    : (value, found) => {
        for (const one of valuesOf(value)) collect(one, found);
      };

function inAll(
  collectors: readonly (Collect | null)[],
  at: (collect: Collect, index: number) => Collect,
): Collect | null {
  const present = collectors.flatMap((collect, index) => (collect === null ? [] : [at(collect, index)]));
  if (present.length === 0) return null;
  return (value, found) => {
    for (const collect of present) collect(value, found);
  };
}

/**
 * The words in an answer by group, in English.
 * @param schema the answer's schema
 */
export function termsOf(schema: z.ZodType, answer: unknown): ReadonlyMap<TermGroup, ReadonlySet<string>> {
  const found: Found = new Map();
  collectorOf(schema)?.(answer, found);
  return found;
}

/** The letters of an answer's points in a chart, by `Ju` and so on; null if the language has no letters. */
function lettersOf(points: ReadonlySet<string>, code: TranslatedCode): Record<string, string> | null {
  const known = languageIn(code).words.PointLetter;
  if (known === undefined || points.size === 0) return null;
  const pairs = Object.values(POINTS).flatMap(({ name, abbreviation }) => {
    const letters = known.get(abbreviation)?.word;
    return letters === undefined || !points.has(name) ? [] : [[abbreviation, letters] as const];
  });
  const rising = known.get(RISING)?.word;
  return Object.fromEntries(rising === undefined ? pairs : [...pairs, [RISING, rising] as const]);
}

/** The ascendant's key in a chart. */
const RISING = 'As';

/** The words of an answer in a language. Names without a sound source in the language are omitted, never guessed. */
export function wordsOf(schema: z.ZodType, answer: unknown, code: TranslatedCode): Words {
  const { words } = languageIn(code);
  const found = termsOf(schema, answer);
  const translated: Words = {};
  for (const group of TERM_GROUPS) {
    const known = words[group];
    const pairs = [...(found.get(group) ?? [])].flatMap((english) => {
      const word = known?.get(english)?.word;
      return word === undefined ? [] : [[english, word] as const];
    });
    if (pairs.length > 0) translated[group] = Object.fromEntries(pairs);
  }
  const letters = lettersOf(found.get('PointName') ?? new Set(), code);
  if (letters !== null) translated.PointLetter = letters;
  return translated;
}
