import type { FormGroup } from '@graha/catalog/project/form';
import { keepText, keptText } from '@graha/ui/kept-text.ts';
import { fragmentOf, inputsOf, type PlaceNames, type SharedInputs } from '../share-link.ts';
import { exampleValues, fieldsOf, knownValues, type Values, valuesOf } from './values.ts';

/** Stored for this tab only, so that the next operation starts with the same birth. */
const KEPT_AS = 'graha.playground.draft';

export const exampleDraft = (groups: readonly FormGroup[]): SharedInputs => ({
  values: exampleValues(groups),
  places: {},
});

export const EMPTY_DRAFT: SharedInputs = { values: {}, places: {} };

export const keepDraft = (draft: SharedInputs): void => keepText('session', KEPT_AS, fragmentOf(draft));

export const keptDraft = (groups: readonly FormGroup[]): SharedInputs | null =>
  fittingDraft(groups, inputsOf(keptText('session', KEPT_AS) ?? ''));

/** Copies the inputs of another operation to the fields that both have; the example fills the others. */
export function fittingDraft(groups: readonly FormGroup[], kept: SharedInputs | null): SharedInputs | null {
  if (kept === null) return null;
  const shared = knownValues(groups, kept.values).known;
  if (Object.keys(shared).length === 0) return null;
  // A birth is copied as a whole: its empty fields stay empty.
  const example = Object.entries(exampleValues(groups)).filter(
    ([name]) => !(name in shared) && !isOfBirth(name, shared),
  );
  return { values: { ...Object.fromEntries(example), ...shared }, places: placesOf(groups, kept.places) };
}

const groupOf = (name: string): string => name.slice(0, Math.max(0, name.lastIndexOf('.')));

/** Names of the fields of a birth, without their group. */
export const BIRTH_FIELDS: ReadonlySet<string> = new Set(['year', 'month', 'date', 'calendar', 'country', 'hours', 'minutes', 'seconds', 'latitude', 'longitude', 'timezone', 'fold']); // prettier-ignore

const isOfBirth = (name: string, shared: Readonly<Record<string, string>>): boolean =>
  BIRTH_FIELDS.has(name.slice(name.lastIndexOf('.') + 1)) &&
  Object.keys(shared).some((one) => groupOf(one) === groupOf(name));

/** Keeps the names of groups that have a place in this operation. */
export function placesOf(groups: readonly FormGroup[], places: PlaceNames): PlaceNames {
  const names = new Set(fieldsOf(groups).filter(({ name }) => name.endsWith('latitude')).map(({ name }) => groupOf(name))); // prettier-ignore
  return Object.fromEntries(Object.entries(places).filter(([group]) => names.has(group)));
}

const LENGTH_MAX = 16_000;

/** Returns the fields in a pasted text: a JSON body, a query string or a whole address. Null if it is none of these. */
export function pastedValues(text: string): Values | null {
  const trimmed = text.trim();
  if (trimmed.length > LENGTH_MAX) return null;
  const values = trimmed.startsWith('{') ? fromJson(trimmed) : fromQuery(trimmed);
  return values !== null && Object.keys(values).length > 0 ? values : null;
}

function fromJson(text: string): Values | null {
  try {
    return valuesOf(JSON.parse(text));
  } catch {
    return null;
  }
}

function fromQuery(text: string): Values | null {
  const query = /^https?:\/\/\S+?\?(\S+)$/.exec(text)?.[1] ?? text.replace(/^[?#]/, '');
  if (!/^[\w.%]+=[^\s&]*(&[\w.%]+=[^\s&]*)+$/.test(query)) return null;
  return Object.fromEntries(new URLSearchParams(query));
}

/** Swaps the two people with all their fields. */
export function swapped({ values, places }: SharedInputs, a: string, b: string): SharedInputs {
  const other = (group: string): string => (group === a ? b : group === b ? a : group);
  const moved = Object.entries(values).map(([name, value]) => {
    const [group = '', ...rest] = name.split('.');
    return [rest.length === 0 ? name : [other(group), ...rest].join('.'), value] as const;
  });
  return {
    values: Object.fromEntries(moved),
    places: Object.fromEntries(Object.entries(places).map(([group, name]) => [other(group), name])),
  };
}

export type ExampleBirth = { name: string; inputs: SharedInputs };

/** Example births. Their field names have no group, so that they fit any birth. */
export const EXAMPLE_BIRTHS: readonly ExampleBirth[] = [
  {
    name: 'India, midnight of 15 August 1947',
    inputs: moment('1947-08-15 00:00', [28.61394, 77.2091], 'Asia/Kolkata', 'New Delhi, Delhi, India'),
  },
  {
    name: 'The first step on the Moon, 1969, Houston',
    inputs: moment('1969-07-20 21:56', [29.76328, -95.36327], 'America/Chicago', 'Houston, Texas, United States'),
  },
  {
    name: 'An hour that came twice, London 1992',
    inputs: moment('1992-10-25 01:30', [51.50853, -0.12574], 'Europe/London', 'London, England, United Kingdom'),
  },
  {
    name: 'The polar night, Tromsø 2024',
    inputs: moment('2024-12-21 12:00', [69.6489, 18.95508], 'Europe/Oslo', 'Tromsø, Troms, Norway'),
  },
];

function moment(text: string, [latitude, longitude]: [number, number], timezone: string, place: string): SharedInputs {
  const [year = '', month = '', date = '', hours = '', minutes = ''] = text.split(/[- :]/).map((part) => String(Number(part))); // prettier-ignore
  const values = {
    year,
    month,
    date,
    hours,
    minutes,
    latitude: String(latitude),
    longitude: String(longitude),
    timezone,
  };
  return { values, places: { '': place } };
}
