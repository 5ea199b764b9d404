import { randomNumbers } from '@graha/config/random.ts';
import type { ListedOperation } from '@graha/catalog/list/list-operations';
import { bend, type Bounds, boundsOf } from './extreme-inputs.ts';
import { rowsOfAllPairs } from './pairs.ts';

const SEED = 20_261_130;
/** Values of a long list of choices, so that the rows stay few. */
const CHOICES_MAX = 4;
/** Dear values of long lists of choices: the library computes the ayanamsas of stars, others have polynomials. */
const DEAR: Readonly<Record<string, readonly unknown[]>> = {
  ayanamsa: ['lahiri', 'true_citra', 'true_mula', 'galactic_equator'],
  year_length: [365.25, 'true_sidereal_sun'],
};
/** Members that a birth sets, that replace it, or that other members allow. */
const NOT_COMBINED = new Set(
  (
    'year month date hours minutes seconds latitude longitude altitude timezone fold calendar place_id birth_id ' +
    'clock path ayanamsa_deg days'
  ).split(' '),
);
const HIGH_SHARE = 0.5;
const FIRST_YEAR = 601;
const LAST_YEAR = 2398;

const whole = (random: () => number, min: number, max: number): number => min + Math.floor(random() * (max - min + 1));

/** A birth of any year, in half of the draws from 60° to a pole. */
function anyBirth(random: () => number): object {
  const latitude = random() < HIGH_SHARE ? 60 + random() * 30 : random() * 60;
  return {
    year: whole(random, FIRST_YEAR, LAST_YEAR),
    month: whole(random, 1, 12),
    date: whole(random, 1, 28),
    hours: whole(random, 0, 23),
    minutes: whole(random, 0, 59),
    latitude: random() < 0.5 ? latitude : -latitude,
    longitude: random() * 360 - 180,
    timezone: whole(random, -12, 14),
  };
}

/** A target that is before no birth. */
const targetOf = ({ dependsOnNow }: ListedOperation): object =>
  dependsOnNow === undefined
    ? {}
    : { [dependsOnNow]: `${LAST_YEAR}-12-31${dependsOnNow === 'target' ? 'T00:00:00Z' : ''}` };

/** The values of a member to combine; none for a text without choices. */
function valuesOf(
  name: string,
  { minimum, maximum, enum: choices = [], type }: Bounds,
  random: () => number,
): unknown[] {
  if (type === 'boolean') return [true, false];
  if (choices.length === 0) return [minimum, maximum].filter((end) => end !== undefined);
  if (choices.length <= CHOICES_MAX + 1) return choices;
  const dear = (DEAR[name] ?? []).filter((value) => choices.includes(value));
  const others = Array.from({ length: CHOICES_MAX - dear.length }, () => choices[whole(random, 0, choices.length - 1)]);
  return [...new Set([...dear, ...others])];
}

/**
 * Valid requests in which each dear value of a member or a setting meets each of every other one, at births of all years
 * and many high latitudes; the same ones in every run.
 */
export function combinedInputs(operation: ListedOperation): unknown[] {
  const random = randomNumbers(SEED);
  const { members, settings } = boundsOf(operation);
  const columnsOf = (rows: readonly [string, Bounds][], isSetting: boolean) =>
    rows
      .filter(([name, { deprecated = false }]) => !deprecated && !NOT_COMBINED.has(name))
      .map(([name, bounds]) => ({ name, isSetting, values: valuesOf(name, bounds, random) }))
      .filter(({ values }) => values.length > 0);
  const known = new Set(members.map(([name]) => name));
  const birthOf = (): object => {
    const birth = Object.entries(anyBirth(random));
    const isPair = birth.every(([name]) => !known.has(name));
    return Object.fromEntries(isPair ? birth : birth.filter(([name]) => known.has(name)));
  };
  const columns = [...columnsOf(members, false), ...columnsOf(settings, true)];
  const rows = rowsOfAllPairs(
    columns.map(({ values }) => values),
    random,
  );
  const sent = rows.map((row) => {
    const part = (wanted: boolean): object =>
      Object.fromEntries(
        columns.flatMap(({ name, isSetting }, place) => (isSetting === wanted ? [[name, row[place]]] : [])),
      );
    const own = { ...part(false), ...(settings.length === 0 ? {} : { settings: part(true) }) };
    return bend(operation.example, { ...own, ...targetOf(operation) }, birthOf());
  });
  return sent.filter((candidate) => operation.input.safeParse(candidate).success);
}
