import { printedAlmanacs } from '@graha/catalog/families/panchang/evidence/almanac-evidence';
import type { WrittenArticle } from '../block.ts';
import { CLIENT_CODE, installBlock, settingsBlocks } from './before.ts';

const COMPARE = `${CLIENT_CODE}

const chennai = { latitude: 13.0827, longitude: 80.2707, timezone: 'Asia/Kolkata' };
const asked = { from: '2026-01-01', to: '2026-01-31', ids: 'makara_sankranti', ...chennai };

for (const almanac of ['drik', 'tamil_vakya', 'andhra_purva']) {
  const { festivals } = await graha.panchang.festivals({ ...asked, settings: { almanac } });
  console.log(almanac.padEnd(14), festivals[0].date);
}

const { by_almanac } = await graha.panchang.festivals({ ...asked, schools: 'all' });
for (const { date, almanacs, difference } of by_almanac[0].days) console.log(date, almanacs.join(' '), difference ?? '');
for (const { date, authority, source } of by_almanac[0].holidays) console.log(date, authority, '-', source);`;

/** The table is that of the almanacs themselves, with the evidence of the accuracy report. */
export const ALMANAC_GUIDE: WrittenArticle = {
  title: 'Which almanac do my users follow?',
  lead: 'People keep a festival on the day that their almanac prints. Here is which almanac is read where, how well we match it, and how to ask for it.',
  sections: [
    {
      id: 'short',
      title: 'In short',
      blocks: [
        {
          kind: 'table',
          label: 'Almanacs',
          columns: ['Region', 'settings.almanac', 'Sun and Moon', 'Printed almanacs', 'Confidence'],
          rows: printedAlmanacs().map(({ id, region, sunAndMoon, books, confidence }) => [
            region === 'all' ? 'All regions' : region,
            `\`${id}\``,
            sunAndMoon,
            books.join(', '),
            confidence,
          ]),
        },
        {
          kind: 'text',
          text: 'If you do not know, keep the default, `drik`: most websites and the lists of the Government of India compute by the sky. Ask users in Tamil Nadu, Bengal, Odisha, Assam, Nepal, Andhra Pradesh and Telangana which book hangs on their wall; the name of the book decides.',
        },
        {
          kind: 'text',
          text: '`panchang/almanacs` shows one day by all of them with the evidence: the printed dates that agree, as the accuracy report counts them. Sunrise and planets are the real ones under each.',
        },
      ],
    },
    {
      id: 'compare',
      title: 'See the difference',
      blocks: [
        ...settingsBlocks,
        installBlock('almanac'),
        { kind: 'code', title: 'compare.mjs', code: COMPARE },
        { kind: 'code', title: 'Terminal', code: 'node compare.mjs' },
        {
          kind: 'text',
          text: 'The Sun enters Makara on 14 January 2026 in the afternoon by the sky, and after sunset by the Surya Siddhanta and the Vakya, so their day is the 15th. `other_almanacs` of a festival names such a day without asking for all almanacs.',
        },
      ],
    },
    {
      id: 'holidays',
      title: 'Holidays of governments and banks',
      blocks: [
        {
          kind: 'text',
          text: 'A list of holidays follows an almanac in some states and a rule of its own in others. `holidays` has what was printed, with year, list and address, where we know it. It decides no day, and a year without a list has no row.',
        },
      ],
    },
  ],
  next: { label: 'Which ayanamsa', href: '/docs/guides/ayanamsa' },
};
