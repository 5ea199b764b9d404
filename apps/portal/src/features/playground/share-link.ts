import type { Values } from './form/values.ts';

/** Names of places, by the group they belong to: not sent to the API, but good to read. */
export type PlaceNames = Readonly<Record<string, string>>;

export type SharedInputs = { values: Values; places: PlaceNames };

/** A link longer than this was not made here. */
const LENGTH_MAX = 8_000;
const PLACE = 'place';
const NAME = /^([a-z][a-z0-9_]*\.)?[a-z][a-z0-9_]*$/;

/**
 * Inputs as they follow after `#`, which a browser keeps to itself: it is in no request and in no log. The names are the
 * API's own, so a link can be written by hand: `#year=1991&month=7&settings.ayanamsa=raman`. It has no place for a key.
 */
export function fragmentOf({ values, places }: SharedInputs): string {
  const named = Object.entries(places).map(([group, name]) => [placeKey(group), name] as const);
  const filled = [...Object.entries(values), ...named].filter(([name, value]) => NAME.test(name) && value !== '');
  return new URLSearchParams(filled.map(([name, value]) => [name, value])).toString();
}

/** Null where there is nothing to fill in. */
export function inputsOf(fragment: string): SharedInputs | null {
  const text = fragment.replace(/^#/, '');
  if (text === '' || text.length > LENGTH_MAX || !text.includes('=')) return null;
  const values: Record<string, string> = {};
  const places: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    if (!NAME.test(name) || value === '') continue;
    const group = groupOfPlace(name);
    if (group === null) values[name] = value;
    else places[group] = value;
  }
  return Object.keys(values).length === 0 ? null : { values, places };
}

const placeKey = (group: string): string => (group === '' ? PLACE : `${group}.${PLACE}`);

function groupOfPlace(name: string): string | null {
  if (name === PLACE) return '';
  return name.endsWith(`.${PLACE}`) ? name.slice(0, -PLACE.length - 1) : null;
}
