import type { TermGroup } from '../../languages/term-groups.ts';
import type { Placement } from '../../wire/placement.ts';
import type { z } from 'zod';
import { showsRetrograde } from '@graha/drawing/placed-body';
import type { Birth } from '../../request/birth.ts';
import { NONE, type Speech } from './speech.ts';

type Placed = z.input<typeof Placement>;

type Moving = { name: string; is_retrograde: boolean };

/** The name of a planet, with a word if it is retrograde. */
export function planetName(speech: Speech, { name, is_retrograde: retrograde }: Moving): string {
  const word = pointName(speech, name);
  return showsRetrograde({ name, retrograde }) ? `${word} (${speech.label('retrograde')})` : word;
}

/** Points of Western charts that the Indian languages name otherwise or as a phrase. */
const POINT_WORDS: Readonly<Record<string, (speech: Speech) => string>> = {
  'North Node': ({ term }) => term('PointName', 'Rahu'),
  'South Node': ({ term }) => term('PointName', 'Ketu'),
  Midheaven: ({ label }) => label('midheaven'),
};

/** The name of a planet, point or angle of a Western chart. */
export function pointName(speech: Speech, name: string): string {
  const word = speech.term('PointName', name);
  return word !== name || speech.language === 'en' ? word : (POINT_WORDS[name]?.(speech) ?? name);
}

/** `12.9716° N, 77.5946° E`: the letters of a map are the same in every language. */
export const coordinatesOf = ({ latitude, longitude }: Pick<Birth, 'latitude' | 'longitude'>): string =>
  `${Math.abs(latitude)}° ${latitude < 0 ? 'S' : 'N'}, ${Math.abs(longitude)}° ${longitude < 0 ? 'W' : 'E'}`;

const two = (value: number): string => String(value).padStart(2, '0');

/** `1990-08-15`, of the Gregorian calendar. */
export const birthDateOf = ({ year, month, date }: Pick<Birth, 'year' | 'month' | 'date'>): string =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(date)}`;

/** `09:30 (UTC+05:30)`. @param metadata of an answer for this birth */
export function clockOf({ hours, minutes, seconds }: Pick<Birth, 'hours' | 'minutes' | 'seconds'>, offset: unknown): string {
  const reading = [hours, minutes, ...(seconds === 0 ? [] : [seconds])].map(two).join(':');
  return typeof offset === 'string' ? `${reading} (UTC${offset})` : reading;
} // prettier-ignore

/** The offset of a birth's clock, in the metadata of an answer. */
export const offsetIn = (metadata: Readonly<Record<string, unknown>>, whose?: string): unknown => {
  const birth = whose === undefined ? metadata['birth'] : Object(metadata['birth'])[whose];
  return Object(birth)['utc_offset'];
};

/** `Revati, 2`: star and quarter. */
export const starOf = ({ term }: Speech, { nakshatra, pada }: Pick<Placed, 'nakshatra' | 'pada'>): string =>
  `${term('NakshatraName', nakshatra)}, ${pada}`;

export const byName = <Row extends { name: string }>(rows: readonly Row[], name: string): Row | null =>
  rows.find((row) => row.name === name) ?? null;

export const fixed = (value: number | null, digits = 2): string => (value === null ? NONE : value.toFixed(digits));

/** A term whose table has it with a small letter, such as `elephant`; as the answer has it if it is in no table. */
export function wordOf({ term }: Speech, group: TermGroup, english: string): string {
  const word = term(group, english);
  if (word !== english) return word;
  const small = english.toLowerCase();
  return term(group, small) === small ? english : term(group, small);
}

/** An id that no language translates, as a word: `Placidus`, `Whole sign`. */
export const spelled = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1).replaceAll(/[_-]/g, ' ');
