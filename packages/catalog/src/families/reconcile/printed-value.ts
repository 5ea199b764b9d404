import { normalizeDeg } from '@graha/astro-engine/core/angle';
import { dateOfDayCount, isoDate } from '@graha/astro-engine/core/moment';
import { TITHIS } from '@graha/astro-engine/panchang/names';
import type { Shown } from '@graha/astro-engine/reconcile/shown/shown';
import { rowAt } from '@graha/astro-engine/vocabulary/cycle';
import { nakshatraAt } from '@graha/astro-engine/vocabulary/nakshatras';
import { signAt } from '@graha/astro-engine/vocabulary/signs';

const two = (value: number): string => String(value).padStart(2, '0');
const MINUTE_DEG = 1 / 60;
/** Steps to which half a unit of slack does not matter. */
const SLACK = 1.5;

/** Degrees cut off after minutes or seconds: `19°46′`. */
function degrees(deg: number, toSeconds: boolean): string {
  const seconds = Math.floor(deg * 3600 + 1e-6);
  const minutes = `${Math.floor(seconds / 3600)}°${two(Math.floor(seconds / 60) % 60)}′`;
  return toSeconds ? `${minutes}${two(seconds % 60)}″` : minutes;
}

function longitudeText(deg: number, isSignOnly: boolean, toSeconds: boolean): string {
  const turned = normalizeDeg(deg);
  const signIndex = Math.floor(turned / 30);
  const { name } = signAt(signIndex);
  return isSignOnly ? name : `${degrees(turned - signIndex * 30, toSeconds)} ${name}`;
}

function tithiText(index: number): string {
  const { name, paksha } = rowAt(TITHIS, index);
  return name === 'Purnima' || name === 'Amavasya' ? name : `${paksha} ${name}`;
}

const clockText = (second: number): string =>
  `${two(Math.floor(second / 3600))}:${two(Math.floor(second / 60) % 60)}:${two(Math.floor(second % 60))}`;

/** Returns a computed value in the form of the shown one. @returns `none` for a sunrise that does not happen */
export function printedValue(shown: Shown, computed: number): string {
  if (Number.isNaN(computed)) return 'none';
  switch (shown.kind) {
    case 'longitude':
      return longitudeText(computed, shown.angle.isSignOnly, shown.angle.above < MINUTE_DEG / SLACK);
    case 'nakshatra':
      return nakshatraAt(computed).name;
    case 'dasha':
      return isoDate(dateOfDayCount(computed));
    case 'tithi':
      return tithiText(computed);
    case 'sunrise':
      return clockText(computed);
    case 'ayanamsa':
      return degrees(computed, true);
    case 'pada':
    case 'house':
      return String(computed);
  }
}

const plural = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Returns the size of a difference: `1°26′`, `396 days`, `2 nakshatras`. */
export function differenceText(shown: Shown, difference: number): string {
  if (Number.isNaN(difference)) return 'cannot be compared';
  const size = Math.abs(difference);
  switch (shown.kind) {
    case 'longitude':
    case 'ayanamsa':
      return size < MINUTE_DEG ? `${Math.round(size * 3600)}″` : degrees(size + MINUTE_DEG / 2, false);
    case 'dasha':
      return plural(Math.round(size), 'day');
    case 'sunrise':
      return size < 60 ? plural(Math.round(size), 'second') : plural(Math.round(size / 60), 'minute');
    case 'nakshatra':
    case 'pada':
    case 'tithi':
    case 'house':
      return plural(size, shown.kind);
  }
}
