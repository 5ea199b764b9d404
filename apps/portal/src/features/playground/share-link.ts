import type { Values } from './form/values.ts';

/** Names of places by group: not sent to the API, but readable. */
export type PlaceNames = Readonly<Record<string, string>>;

export type SharedInputs = { values: Values; places: PlaceNames };

/** Longer links were not made here. */
const LENGTH_MAX = 8_000;
const PLACE = 'place';
const NAME = /^([a-z][a-z0-9_]*\.){0,2}[a-z][a-z0-9_]*$/;

/**
 * Returns inputs as a URL fragment, which a browser keeps out of requests and logs. Its names are the API's own, so a link can be
 * written by hand: `#year=1991&month=7&settings.ayanamsa=raman`. It cannot contain a key.
 */
export function fragmentOf({ values, places }: SharedInputs): string {
  const named = Object.entries(places).map(([group, name]) => [placeKey(group), name] as const);
  const filled = [...Object.entries(values), ...named].filter(([name, value]) => NAME.test(name) && value !== '');
  return new URLSearchParams(filled.map(([name, value]) => [name, value])).toString();
}

/** Parses a fragment; null if it has no inputs. */
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
