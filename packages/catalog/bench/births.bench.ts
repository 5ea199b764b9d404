import { FURTHER_POINT_IDS } from '@graha/astro-engine/vocabulary/grahas';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { catalog } from '../src/families/catalog.ts';
import { listOperations } from '../src/list/list-operations.ts';
import { answerOf } from '../src/operation/answer.ts';
import { sideBySide } from './measure.ts';

/**
 * Measures a birth by each convention beside the plain birth, in one run: from the request to JSON text.
 * `npm run bench -- births`.
 */

const sky = await createEphemeris();
const operations = new Map(listOperations(catalog).map((entry) => [entry.id, entry]));

const ZONED = { timezone: 'Asia/Kolkata' };
const EVERY_POINT = `sun,moon,mercury,venus,mars,jupiter,saturn,uranus,neptune,pluto,${FURTHER_POINT_IDS.join(',')}`;
const MANY_VALUES = {
  moon: "19°46' Taurus", lagna: "16°58' Virgo", sun: "2°11' Cancer", mars: "1°2' Leo", mercury: "3°4' Leo", venus: "5°6' Leo",
  saturn: "7°8' Leo", rahu: "9°10' Leo", dasha: { lord: 'Jupiter', from: '2018-04-14' }, sunrise: '05:50', tithi: 'Purnima',
}; // prettier-ignore

/** Every value that can be shown. */
const ALL_VALUES = {
  ...MANY_VALUES, jupiter: "1°2' Leo", ketu: "2°3' Leo", nakshatra: 'Rohini', pada: 2, ayanamsa: 23.85,
  houses: { sun: 1, moon: 2, mars: 3, mercury: 4, jupiter: 5, venus: 6, saturn: 7, rahu: 8, ketu: 9 },
}; // prettier-ignore

/** Names, operations and members beside those of the example; the first row is the plain birth. */
const ROWS: readonly (readonly [name: string, id: string, members: object])[] = [
  ['plain birth', 'western/natal', {}],
  ['sidereal zodiac', 'western/natal', { settings: { zodiac: 'sidereal', ayanamsa: 'lahiri' } }],
  ['unpacked ayanamsa', 'western/natal', { settings: { ayanamsa: 'galactic_center_0_sag' } }],
  [
    'own orbs by aspect and point',
    'western/natal',
    { settings: { orbs: { aspects: { trine: 6 }, points: { sun: 10 } }, luminaries_factor: 1.5 } },
  ],
  ['every further point', 'western/natal', { settings: { points: EVERY_POINT } }],
  ['every further point of two charts', 'western/synastry', { settings: { points: EVERY_POINT } }],
  ['draconic chart', 'western/draconic', {}],
  ['heliocentric chart', 'western/heliocentric', {}],
  ['named zone', 'western/natal', ZONED],
  ['local mean time, 1869', 'western/natal', { ...ZONED, year: 1869 }],
  ['apparent local time', 'western/natal', { ...ZONED, settings: { clock: 'local_apparent' } }],
  ['year 620', 'western/natal', { year: 620 }],
  ['Julian date, 1602', 'western/natal', { year: 1602, calendar: 'julian' }],
  ['Bikram Sambat date', 'western/natal', { year: 2052, month: 3, date: 5, calendar: 'bikram_sambat' }],
  ['Malayalam date', 'western/natal', { year: 1170, month: 11, date: 6, calendar: 'malayalam' }],
  ['cusps of 69° north', 'western/natal', { latitude: 69.6 }],
  ['weekday from midnight', 'panchang/vara', { settings: { day_start: 'midnight' } }],
  ['unknown time', 'kundali/uncertain', {}],
  ['usual difference', 'reconcile', {}],
  ['eleven values of which none fits', 'reconcile', { shown: MANY_VALUES }],
  ['every value, and none fits', 'reconcile', { shown: ALL_VALUES }],
];

const contenders = ROWS.map(([name, id, members]) => {
  const entry = operations.get(id);
  if (entry === undefined) throw new Error(`no operation ${id}`);
  const sent = { ...Object(entry.example), ...members };
  return {
    name: `${id}: ${name}`,
    run: () => void JSON.stringify(answerOf(entry, entry.input.parse(sent), sky)),
    repeats: id === 'reconcile' ? 2 : 20,
  };
});
const times = sideBySide(contenders, 1);
const plainUs = times.get(contenders[0]?.name ?? '') ?? Number.NaN;
console.table(
  [...times].map(([what, us]) => ({ what, us: Math.round(us), 'of the plain birth': `${(us / plainUs).toFixed(2)}×` })),
);
