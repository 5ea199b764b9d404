import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { answerOf } from '../operation/answer.ts';
import { catalog } from '../families/catalog.ts';
import { formOf } from '../project/form.ts';
import { type ListedOperation, listOperations } from '../list/list-operations.ts';

/** Objects that are maps, whose member names are data. */
const isMap = (place: string): boolean =>
  /(?:^|\.)(?:metadata\.orbs|requests\[\]\.body|operations\[\]\.request|picture\.request)$/.test(place);

/** Metadata that another language adds; an English answer is unchanged. */
const OF_LANGUAGES: readonly string[] = ['names_language', 'texts_language', 'words'];
const withoutWords = (name: string, value: unknown): unknown => (OF_LANGUAGES.includes(name) ? undefined : value);

type MembersByPlace = Map<string, Set<string>>;

/**
 * Collects every set of members of objects at a place of the answer, at any depth; elements of a list share a place.
 */
function collectMembers(value: unknown, place: string, found: MembersByPlace): MembersByPlace {
  if (Array.isArray(value)) {
    for (const element of value) collectMembers(element, `${place}[]`, found);
  } else if (typeof value === 'object' && value !== null && !isMap(place)) {
    const sets = found.get(place) ?? new Set();
    found.set(place, sets.add(Object.keys(value).toSorted().join(' ')));
    for (const [name, member] of Object.entries(value)) {
      collectMembers(member, place === '' ? name : `${place}.${name}`, found);
    }
  }
  return found;
}

/** Random numbers that are the same in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
}

const random = randomFrom(7);
const whole = (min: number, max: number): number => min + Math.floor(random() * (max - min + 1));

const randomBirth = (): object => ({
  year: whole(1800, 2398), // Earlier dates have notes in metadata.
  month: whole(1, 12),
  date: whole(1, 28),
  hours: whole(0, 23),
  minutes: whole(0, 59),
  latitude: whole(-90, 90),
  longitude: whole(-180, 180),
  timezone: whole(-24, 28) / 2,
});

const POLAR = { year: 2024, month: 12, date: 25, latitude: 78.22, longitude: 15.63, timezone: 1 };
const WEDNESDAY = { year: 2026, month: 11, date: 18 };
const BIRTHS = ['bride', 'groom', 'person_a', 'person_b'];

function withBirth(example: object, birth: object): object {
  const own = Object.entries(example).map(([name, member]) => [
    name,
    BIRTHS.includes(name) ? { ...Object(member), ...birth } : member,
  ]);
  return 'year' in example && 'hours' in example ? { ...example, ...birth } : Object.fromEntries(own);
}

/** The example, with each choice of a setting or depth in turn, and with other births. */
function inputsOf(entry: ListedOperation): object[] {
  const example: object = Object(entry.example);
  const fields = formOf(entry).flatMap(({ fields }) => fields);
  const chosen = fields.flatMap(({ name, options = [] }) => {
    const [group = '', member] = name.split('.');
    return member === undefined ? [] : options.map((value) => ({ ...example, [group]: { [member]: value } }));
  });
  const depth = fields.find(({ name }) => name === 'depth');
  const depths = Array.from({ length: depth?.max ?? 0 }, (_, index) => ({
    ...example,
    depth: index + 1,
    ...(fields.some(({ name }) => name === 'target_date') ? { target_date: '2026-11-21' } : {}),
  }));
  const births = [POLAR, WEDNESDAY, ...Array.from({ length: 6 }, randomBirth)];
  return [example, ...chosen, ...depths, ...births.map((birth) => withBirth(example, birth))];
}

const sky = await createEphemeris();

test.each(listOperations(catalog))('$id has the same members whatever it is asked', (entry) => {
  const found: MembersByPlace = new Map();
  let answered = 0;
  for (const input of inputsOf(entry)) {
    const parsed = entry.input.safeParse(input);
    if (!parsed.success) continue;
    answered += 1;
    collectMembers(JSON.parse(JSON.stringify(answerOf(entry, parsed.data, sky), withoutWords)), '', found);
  }
  expect(answered).toBeGreaterThan(2);
  expect([...found].filter(([, sets]) => sets.size > 1).map(([place, sets]) => [place, ...sets])).toEqual([]);
});
