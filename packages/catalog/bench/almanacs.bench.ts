import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { catalog } from '../src/families/catalog.ts';
import { seeded } from './measure.ts';

/** Measures the CPU time of a day, and of a year of festivals, by every almanac. */

const sky = await createEphemeris();
const next = seeded(20_261_128);
const { almanacs, festivals } = catalog.panchang;

const [WARM_UP, DAYS, YEARS] = [100, 500, 40];
const place = () => ({ latitude: 8 + next() * 25, longitude: 70 + next() * 25, timezone: 'Asia/Kolkata' });
const aYear = (): number => 1950 + Math.floor(next() * 140);

const ofADay = (): void => {
  const at = { year: aYear(), month: 1 + Math.floor(next() * 12), date: 1 + Math.floor(next() * 28), hours: 12, minutes: 0 };
  almanacs.compute(almanacs.input.parse({ ...at, ...place() }), sky);
}; // prettier-ignore
const ofAYear = (more: object) => (): void => {
  const year = aYear();
  const asked = { from: `${year}-01-01`, to: `${year}-12-31`, ...place(), ...more };
  festivals.compute(festivals.input.parse(asked), sky);
};

/** Returns the mean CPU time of a call, milliseconds. */
function cpuMsOf(run: () => void, times: number): number {
  for (let index = 0; index < Math.min(times, WARM_UP); index += 1) run();
  const before = process.cpuUsage();
  for (let index = 0; index < times; index += 1) run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / times;
}

const rows = [
  { what: 'a day by every almanac', cpuMs: cpuMsOf(ofADay, DAYS), goalMs: 1 },
  { what: 'a year of festivals by every almanac', cpuMs: cpuMsOf(ofAYear({ schools: 'all' }), YEARS), goalMs: 40 },
  { what: 'a year of festivals by the sky', cpuMs: cpuMsOf(ofAYear({}), YEARS), goalMs: Number.NaN },
];
console.table(
  rows.map(({ what, cpuMs, goalMs }) => ({
    what,
    'CPU, ms': Math.round(cpuMs * 100) / 100,
    goal: Number.isNaN(goalMs) ? '' : `< ${goalMs}`,
    is: Number.isNaN(goalMs) ? '' : cpuMs < goalMs ? 'met' : 'MISSED',
  })),
);
if (process.argv.includes('--check') && rows.some(({ cpuMs, goalMs }) => cpuMs >= goalMs)) process.exitCode = 1;
