import { Refusal } from './refusal.ts';

/** Attributes that make up the body of a call about one moment at one place. */
export const REQUEST_ATTRIBUTES = [
  'request',
  'date',
  'time',
  'place-id',
  'latitude',
  'longitude',
  'timezone',
  'ayanamsa',
  'house-system',
  'language',
] as const;

export type Read = (name: (typeof REQUEST_ATTRIBUTES)[number]) => string | null;

const DATE = /^([+-]?\d{1,6})-(\d{1,2})-(\d{1,2})$/;
const TIME = /^(\d{1,2}):(\d{2})(?::(\d{2}))?/;

/** Returns the member `settings`, if an attribute sets one. */
export function settingsOf(read: Read): object {
  const entries = (['ayanamsa', 'house-system', 'language'] as const).flatMap((name) => {
    const value = read(name);
    return value === null ? [] : [[name.replace('-', '_'), value] as const];
  });
  return entries.length === 0 ? {} : { settings: Object.fromEntries(entries) };
}

/** Parses the attribute `request`. @throws Refusal unless it is a JSON object */
function parsedRequest(text: string): object {
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === 'object' && parsed !== null) return parsed;
  } catch {
    // Reported below, with an example.
  }
  throw new Refusal(
    'The attribute request is not a JSON object. Write the body of the call, such as {"year":1990, …}.',
  );
}

/**
 * Returns today as `YYYY-MM-DD` at a zone; without a named zone at that of the browser.
 * @throws Refusal for a name that is no zone
 */
export function todayIn(zone: string | null, now: Date): string {
  const options = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const isNamed = zone?.includes('/') === true;
  try {
    return new Intl.DateTimeFormat('en-CA', isNamed ? { ...options, timeZone: zone } : options).format(now);
  } catch {
    throw new Refusal(`There is no time zone ${zone}. Set the attribute timezone to one such as Asia/Kolkata.`);
  }
}

/**
 * Returns the body of a call from the attributes.
 * @param usual date and time of an element that can do without the attributes; null: they are needed
 * @returns null if no attribute is set
 * @throws Refusal that names the attributes that are missing or wrong
 */
export function bodyOf(read: Read, usual: { date: string; time: string } | null): object | null {
  const written = read('request');
  if (written !== null) return { ...settingsOf(read), ...parsedRequest(written) };
  if (['date', 'time', 'place-id', 'latitude', 'longitude'].every((name) => read(name as 'date') === null)) return null; // prettier-ignore
  return { ...momentOf(read, usual), ...placeOf(read), ...settingsOf(read) };
}

function momentOf(read: Read, usual: { date: string; time: string } | null): object {
  const day = DATE.exec(read('date') ?? usual?.date ?? '');
  const clock = TIME.exec(read('time') ?? usual?.time ?? '');
  if (day === null) throw new Refusal('Set the attribute date to a day, as date="1990-08-15".');
  if (clock === null) throw new Refusal('Set the attribute time to a time of day, as time="09:30".');
  const [, year, month, date] = day.map(Number);
  const [hours, minutes, seconds] = clock.slice(1).map(Number);
  return { year, month, date, hours, minutes, ...(Number.isFinite(seconds) ? { seconds } : {}) };
}

function placeOf(read: Read): object {
  const id = read('place-id');
  if (id !== null) return { place_id: Number(id) };
  const [latitude, longitude, zone] = [read('latitude'), read('longitude'), read('timezone')];
  if (latitude === null || longitude === null || zone === null || zone.trim() === '')
    throw new Refusal(
      'Set the attribute place-id, or latitude, longitude and timezone ("Asia/Kolkata", or hours as "5.5").',
    );
  const hours = Number(zone);
  return {
    latitude: Number(latitude),
    longitude: Number(longitude),
    timezone: Number.isNaN(hours) ? zone : hours,
  };
}
