import { AYANAMSA_DEGREES, PLOTTED_YEARS } from '@graha/catalog/list/ayanamsa-degrees';
import { ayanamsaList } from '@graha/catalog/list/ayanamsas';
import { listing } from '@graha/catalog/wire/words';
import type { WrittenArticle } from '../block.ts';
import { AYANAMSA_PLOT, LEFT_OUT } from './ayanamsa-plot.ts';
import { CLIENT_CODE, installBlock, settingsBlocks } from './before.ts';

const COMPARE = `${CLIENT_CODE}

const birth = { year: 1995, month: 6, date: 21, hours: 14, minutes: 30, latitude: 12.9716, longitude: 77.5946, timezone: 5.5 };
const names = ['lahiri', 'raman', 'krishnamurti', 'fagan_bradley', 'true_citra', 'true_pushya'];

const calls = names.map((ayanamsa) => ({ operation: 'kundali/basic', input: { ...birth, settings: { ayanamsa } } }));
for await (const { index, answer, error } of graha.batch(calls)) {
  if (error) throw error;
  const moon = answer.planets.find(({ name }) => name === 'Moon');
  const longitude = moon.longitude.toFixed(4).padStart(9);
  console.log(names[index].padEnd(14), longitude, moon.nakshatra, moon.pada, 'lagna', answer.lagna.sign);
}`;

const degreesOf = new Map(AYANAMSA_DEGREES.map(({ name, degrees }) => [name, degrees]));
/** Years of the table, each also in the plot. */
const COLUMN_YEARS = PLOTTED_YEARS.filter((year) => year % 100 === 0);
const degreesIn = (name: string, year: (typeof PLOTTED_YEARS)[number]): string =>
  `${degreesOf.get(name)?.[PLOTTED_YEARS.indexOf(year)]?.toFixed(2).replace('-', '−')}°`;

export const AYANAMSA_GUIDE: WrittenArticle = {
  title: 'Which ayanamsa to choose',
  lead: 'The ayanamsa says where the sidereal zodiac begins. It moves every Vedic chart; here is by how much, and who uses which.',
  sections: [
    {
      id: 'short',
      title: 'In short',
      blocks: [
        {
          kind: 'table',
          label: 'Ayanamsas',
          columns: ['Name', 'Who uses it'],
          rows: [
            ['lahiri', 'The default: the calendar of the Government of India, and most programs in India.'],
            ['krishnamurti', 'The KP school; some six arc minutes from Lahiri.'],
            ['raman', 'Readers of B. V. Raman; about 1°27′ from Lahiri.'],
            ['fagan_bradley', 'Western sidereal astrologers; about 53′ from Lahiri, the other way.'],
            ['true_citra', 'The star Spica stands at 0° Libra exactly, in every year.'],
            ['true_pushya', 'The star Delta Cancri stands at 16° Cancer exactly.'],
            ['yukteshwar', 'Readers of Sri Yukteshwar’s The Holy Science; 21.08° in 1900.'],
            [
              'Forty more',
              '`GET /api/v1/ayanamsas` lists all 47 with definition, epoch, author and users. It is free and needs no key. The number of Swiss Ephemeris is taken in place of a name.',
            ],
            ['custom', 'Your own: send its degrees at J2000 (noon of 2000-01-01 TT) as `ayanamsa_deg`.'],
          ],
        },
        {
          kind: 'text',
          text: 'If your users compare you with an almanac from India, keep `lahiri`. Show the name beside the chart: `metadata` of every answer has it. Do not mix two in one chart, and keep one for a person for good.',
        },
      ],
    },
    {
      id: 'all',
      title: 'All 47, 1900 to 2100',
      blocks: [
        AYANAMSA_PLOT,
        {
          kind: 'text',
          text: `All of them grow with precession by 1.4° a century, so two differ by nearly the same in every year; \`dhruva_mula\`, which projects from the celestial pole, grows a little faster. The picture leaves out ${listing(LEFT_OUT.map((name) => `\`${name}\``))}, which stand near 0°. The table has the degrees on 1 January.`,
        },
        {
          kind: 'table',
          label: 'Degrees and definitions of all ayanamsas',
          columns: ['Name', String(COLUMN_YEARS[0]), ...COLUMN_YEARS.slice(1).map(String), 'Definition'],
          rows: ayanamsaList().ayanamsas.map(({ name, definition }) => [
            `\`${name}\``,
            ...COLUMN_YEARS.map((year) => degreesIn(name, year)),
            definition,
          ]),
        },
      ],
    },
    {
      id: 'compare',
      title: 'See the difference',
      blocks: [
        ...settingsBlocks,
        installBlock('ayanamsa'),
        { kind: 'code', title: 'compare.mjs', code: COMPARE },
        { kind: 'code', title: 'Terminal', code: 'node compare.mjs' },
        {
          kind: 'text',
          text: 'A degree of the Moon moves the end of a Vimshottari period of 16 years by 14 months. The panchang’s tithi and karana are the same under every ayanamsa, because they measure Moon from Sun; nakshatra and yoga are not.',
        },
      ],
    },
  ],
  next: { label: 'Why we differ', href: '/docs/guides/reconcile' },
};
