import type { BirthRequest, FoundPlace } from '../core/types.ts';

/** The fields of the form, as they are written. */
export type Written = { date: string; time: string; latitude: string; longitude: string; zone: string };

export type Field = keyof Written | 'place';

export type Values = { request: BirthRequest } | { field: Field; problem: string };

const DATE = /^(\d{4,6})-(\d{2})-(\d{2})$/;
const TIME = /^(\d{2}):(\d{2})/;

/**
 * Reads a birth from the fields.
 * @param place the chosen one; null: coordinates and zone count
 * @param hasSearch true if the form can find places by name
 * @returns the body of a call, or the first problem with its field
 */
export function valuesOf(written: Written, place: FoundPlace | null, hasSearch: boolean): Values {
  const day = DATE.exec(written.date);
  if (day === null) return { field: 'date', problem: 'Enter the date of birth.' };
  const clock = TIME.exec(written.time);
  if (clock === null)
    return { field: 'time', problem: 'Enter the time of birth, as the clock of the place showed it.' };
  const [, year = 0, month = 0, date = 0] = day.map(Number);
  const [, hours = 0, minutes = 0] = clock.map(Number);
  const moment = { year, month, date, hours, minutes };
  if (place?.id !== undefined) return { request: { ...moment, place_id: place.id } };
  if (hasSearch && written.latitude === '' && written.longitude === '')
    return { field: 'place', problem: 'Choose the place of birth from the list.' };
  const latitude = degrees(written.latitude, 90);
  if (latitude === null) return { field: 'latitude', problem: 'Enter the latitude in degrees, from -90 to 90.' };
  const longitude = degrees(written.longitude, 180);
  if (longitude === null) return { field: 'longitude', problem: 'Enter the longitude in degrees, from -180 to 180.' };
  const zone = written.zone.trim();
  if (zone === '')
    return { field: 'zone', problem: 'Enter the time zone, such as Asia/Kolkata, or hours, such as 5.5.' };
  return { request: { ...moment, latitude, longitude, timezone: Number.isNaN(Number(zone)) ? zone : Number(zone) } };
}

function degrees(text: string, most: number): number | null {
  const value = Number(text);
  return text.trim() !== '' && Math.abs(value) <= most ? value : null;
}
