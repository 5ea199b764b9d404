import { findPlace } from './api.ts';
import { Failure } from './failure.ts';
import type { Terminal } from './terminal.ts';

export type Birth = {
  year: number;
  month: number;
  date: number;
  hours: number;
  minutes: number;
  seconds: number;
  latitude: number;
  longitude: number;
  timezone: string;
};

const DATE = /^(-?\d{1,4})-(\d{1,2})-(\d{1,2})$/;
const TIME = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/;
const NOON = '12:00';

/** Reads `1990-08-15`, `09:30` and the name of a place. The API checks the ranges. @throws Failure */
export async function birthOf(terminal: Terminal, day: string, time: string, place: string): Promise<Birth> {
  const [, year, month, date] = DATE.exec(day) ?? [];
  if (year === undefined) throw new Failure('usage', `${day} is no date such as 1990-08-15.`);
  const [, hours, minutes, seconds = '0'] = TIME.exec(time) ?? [];
  if (hours === undefined) throw new Failure('usage', `${time} is no time such as 09:30.`);
  if (place === '') throw new Failure('usage', 'A place is missing, such as Delhi.');
  const { latitude, longitude, timezone } = await findPlace(terminal, place);
  const clock = { hours: Number(hours), minutes: Number(minutes), seconds: Number(seconds) };
  return { year: Number(year), month: Number(month), date: Number(date), ...clock, latitude, longitude, timezone };
}

/** A day at a place, at noon; `today` is the date there. @throws Failure */
export async function dayOf(terminal: Terminal, day: string, place: string): Promise<Birth> {
  if (day !== 'today') return birthOf(terminal, day, NOON, place);
  const found = await birthOf(terminal, '2000-01-01', NOON, place);
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: found.timezone }).format(terminal.now());
  const [, year, month, date] = DATE.exec(parts) ?? [];
  return { ...found, year: Number(year), month: Number(month), date: Number(date) };
}

/** `ayanamsa=raman` → `{ ayanamsa: 'raman' }`; numbers and true or false as such. @throws Failure */
export function settingsOf(given: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    given.map((text) => {
      const [name = '', ...rest] = text.split('=');
      if (name === '' || rest.length === 0) throw new Failure('usage', `${text} is no setting such as ayanamsa=raman.`);
      return [name, valueOf(rest.join('='))];
    }),
  );
}

const valueOf = (text: string): unknown =>
  /^(?:true|false|-?(?:0|[1-9]\d{0,14})(?:\.\d+)?)$/.test(text) ? JSON.parse(text) : text;
