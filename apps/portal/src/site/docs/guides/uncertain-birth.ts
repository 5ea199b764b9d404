import type { WrittenArticle } from '../block.ts';
import { CLIENT_CODE, installBlock, settingsBlocks } from './before.ts';

const HOLDS = `${CLIENT_CODE}

const birth = { year: 1990, month: 8, date: 15, latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const answer = await graha.kundali.uncertain({ ...birth, time: '07:30-09:30' });

const say = (name, { certain, value, values }) => {
  if (certain) return console.log(name, value, 'for every time');
  for (const part of values) console.log(name, part.value, 'until', part.to.slice(11, 19), Math.round(part.share * 100) + ' %');
};
say('lagna', answer.lagna.sign);
for (const { name, sign, nakshatra } of answer.planets) {
  say(name, sign);
  if (name === 'Moon') say('nakshatra', nakshatra);
}`;

const DASHA = `${CLIENT_CODE}

const birth = { year: 1990, month: 8, date: 15, latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const { dashas } = await graha.dasha.uncertain({ ...birth, time: 'unknown' });
for (const { nakshatra, lord, share, least_years_remaining, most_years_remaining } of dashas)
  console.log(nakshatra, lord, Math.round(share * 100) + ' %', least_years_remaining.toFixed(1), 'to', most_years_remaining.toFixed(1), 'years');`;

export const UNCERTAIN_BIRTH_GUIDE: WrittenArticle = {
  title: 'A birth without a time',
  lead: 'Half of your users do not know the minute, and some not the hour. Show what holds for every possible time instead of a chart for noon.',
  sections: [
    {
      id: 'ask',
      title: 'Ask for what holds',
      blocks: [
        ...settingsBlocks,
        installBlock('uncertain'),
        { kind: 'code', title: 'holds.mjs', code: HOLDS },
        { kind: 'code', title: 'Terminal', code: 'node holds.mjs' },
        {
          kind: 'text',
          text: 'Send `time` in place of `hours` and `minutes`. Every member of the answer is either `certain`, with one `value`, or has `values` with the second at which each begins and its share of the span. Changes are found by their root and not by samples, so nothing changes between two of them.',
        },
        {
          kind: 'table',
          label: 'Times',
          columns: ['`time`', 'Meaning'],
          rows: [
            ['`unknown`', 'The whole local day.'],
            ['`07:30-09:30`', 'A span, both ends included. If the second is earlier, it is on the next day.'],
            ['`14:30~20`', 'Within 20 minutes of 14:30: a time that was rounded or remembered.'],
          ],
        },
      ],
    },
    {
      id: 'dasha',
      title: 'Periods as ranges',
      blocks: [
        { kind: 'code', title: 'dasha.mjs', code: DASHA },
        { kind: 'code', title: 'Terminal', code: 'node dasha.mjs' },
        {
          kind: 'text',
          text: 'The Moon moves 13° a day, so an unknown time leaves one or two nakshatras, and the start of a great period open by years. `mahadashas` has the earliest and the latest start of each. `matchmaking/uncertain` gives the range of points for two people, with the kootas that decide it.',
        },
      ],
    },
    {
      id: 'show',
      title: 'Show it',
      blocks: [
        {
          kind: 'table',
          label: 'What to show',
          columns: ['Known', 'Show', 'Leave out'],
          rows: [
            ['The minute', 'Everything.', 'Nothing.'],
            [
              'The hour',
              'Planets in signs, nakshatra, great periods, often the lagna.',
              'Divisional lagnas, pada of the lagna.',
            ],
            [
              'The day',
              'Planets in signs; the Moon’s nakshatra if it is `certain`; periods as ranges.',
              'Lagna, houses, divisional charts.',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'Send `Accept: image/svg+xml` for a picture of the span with each change. Chart operations refuse an uncertain time with `time_needed`, so that no chart for a guessed time is shown by mistake. No operation guesses the minute from the events of a life: tests on births with a recorded time, published by others, did not find it again.',
        },
      ],
    },
  ],
  next: { label: 'Why we differ', href: '/docs/guides/reconcile' },
};
