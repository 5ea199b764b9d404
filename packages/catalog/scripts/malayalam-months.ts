import { writeFileSync } from 'node:fs';
import { keralaMonthStarts } from '@graha/astro-engine/calendar/civil/malayalam/by-sky';
import { packMonths } from '@graha/astro-engine/calendar/civil/malayalam/packed-months';
import { dateOfDayCount } from '@graha/astro-engine/core/moment';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';

/** Writes the table of the months of the Kollam era, in which births may be given: `npm run calendar:malayalam`. */

/** The first year of the era, and the last one that ends within the ephemeris. */
const YEARS = { first: 1, last: 1573 };
const LETTERS_PER_LINE = 100;

const starts = keralaMonthStarts(await createEphemeris(), YEARS);
const text = packMonths(starts);
const lines = Array.from({ length: Math.ceil(text.length / LETTERS_PER_LINE) }, (_, index) =>
  text.slice(index * LETTERS_PER_LINE, (index + 1) * LETTERS_PER_LINE),
);
const { year, month, day } = dateOfDayCount(starts[0] ?? Number.NaN);
writeFileSync(
  new URL('../../astro-engine/src/calendar/civil/malayalam/months.data.ts', import.meta.url),
  `/** Made by \`npm run calendar:malayalam\`. */

/** First and last years of \`KOLLAM_MONTHS\`. */
export const KOLLAM_YEARS = { first: ${YEARS.first}, last: ${YEARS.last} } as const;

/** Proleptic Gregorian date of 1 Chingam of the first year. */
export const KOLLAM_EPOCH = { year: ${year}, month: ${month}, day: ${day} } as const;

/** Month lengths from Chingam of the first year on, as \`packMonths\` writes them: four letters a year, 25 years a line. */
// prettier-ignore
export const KOLLAM_MONTHS = [
${lines.map((line) => `  '${line}',`).join('\n')}
].join('');
`,
);
console.log(`${(starts.length - 1) / 12} years`);
