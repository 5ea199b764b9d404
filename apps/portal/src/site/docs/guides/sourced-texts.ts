import { rowsOf, TOPIC_IDS, TOPICS } from '@graha/texts/tables';
import { WORKS } from '@graha/texts/works';
import { count } from '@graha/domain/core/format';
import { OWN_OPERATIONS } from '../../../shared/operations.ts';
import type { WrittenArticle } from '../block.ts';
import { CLIENT_CODE, installBlock, settingsBlocks } from './before.ts';

const READING = `${CLIENT_CODE}

const birth = { year: 1990, month: 8, date: 15, hours: 9, minutes: 30, latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const { texts, note } = await graha.texts.kundali({ ...birth, topics: 'lagna,moon-nakshatra,graha-in-house' });

for (const { name, text, citation } of texts) console.log(name + ': ' + text + ' (' + citation + ')');
console.log(note);`;

const PROSE = `${CLIENT_CODE}

const birth = { year: 1990, month: 8, date: 15, hours: 9, minutes: 30, latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const { paragraphs, contradictions } = await graha.texts.kundali({ ...birth, format: 'prose' });

for (const { title, text } of paragraphs) console.log('## ' + title + '\\n' + text + '\\n');
for (const { theme, ids } of contradictions) console.log(theme + ': ' + ids.join(', '));`;

const BESIDE = `${CLIENT_CODE}

const birth = { year: 1990, month: 8, date: 15, hours: 9, minutes: 30, latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const { lagna, planets, texts } = await graha.kundali.basic({ ...birth, texts: true });

console.log(lagna.sign + ' rises, ' + planets.length + ' planets');
for (const { name, text, citation } of texts?.texts ?? []) console.log(name + ': ' + text + ' (' + citation + ')');
console.log(texts?.note);`;

/** `moon-nakshatra`, or `dosha: manglik` for a part of a topic. */
const topicWords = (beginning: string): string => {
  const [topic = '', part] = beginning.split('/');
  const { title } = TOPICS[TOPIC_IDS.find((id) => id === topic) ?? 'lagna'];
  return part === undefined ? title : `${title} (${part.replaceAll('_', ' ')})`;
};

const BESIDE_ROWS = OWN_OPERATIONS.flatMap(({ id, withTexts }) =>
  withTexts === undefined
    ? []
    : [[`\`${id}\``, withTexts.only.map(topicWords).join(', '), `\`${withTexts.of}\``, String(withTexts.credits)]],
);

const ROWS = TOPIC_IDS.reduce((total, topic) => total + rowsOf(topic).length, 0);

export const TEXTS_GUIDE: WrittenArticle = {
  title: 'Texts with a source',
  lead: `Show people sentences, and where each of them stands: ${count(ROWS)} texts on births, years, periods, transits, couples and numbers, each with its work and chapter.`,
  sections: [
    {
      id: 'ask',
      title: 'Ask for the texts of a birth',
      blocks: [
        ...settingsBlocks,
        installBlock('texts'),
        { kind: 'code', title: 'reading.mjs', code: READING },
        { kind: 'code', title: 'Terminal', code: 'node reading.mjs' },
        {
          kind: 'text',
          text: 'Each text has the `rule` that called it up and the fact of the chart in `evidence`, so that a reader can check it. `quality` says whether the passage favours, asks for care, or both. `sources` has the editions in full. `basis` is `applied` if the works only name the nature of the parts, as for Pluto, which they did not know, or Rahu in Aries. `texts/varshaphal` has the texts of a year of life, `texts/match` those of a couple by kootas or poruthams, and `texts/transits` those of a day, sade sati among them. A PDF with all of a birth is `reports/kundli` with `length: full`.',
        },
      ],
    },
    {
      id: 'beside',
      title: 'Take them beside an answer',
      blocks: [
        {
          kind: 'text',
          text: 'An operation of the table takes `texts: true`, in the body or the query. Its answer then has the member `texts`: the texts that belong to that answer, with the same birth and settings, in the form of the operations above. Everything else in the answer stays as it is.',
        },
        { kind: 'code', title: 'beside.mjs', code: BESIDE },
        { kind: 'code', title: 'Terminal', code: 'node beside.mjs' },
        {
          kind: 'text',
          text: 'The call costs its own price and that of the operation of the texts, and counts as both toward the rate limit; `/api/v1/operations` has both numbers. It stays one call, with one `Idempotency-Key` and one receipt, alone or in a batch. Ranges have no texts, nor have pictures: `texts: true` with `Accept: image/svg+xml` is refused. Texts follow the settings of the call. Where they cannot, as for a tithi by the tables of another almanac or for manglik by the houses of the South, the request is refused with the setting to change, so that a text never speaks of another result than the answer. If the books say nothing of a chart, such as one without pitra dosha, the list is empty and the price the same.',
        },
        {
          kind: 'table',
          label: 'Operations that take `texts: true`',
          columns: ['Operation', 'Texts', 'Those of', 'Credits more'],
          rows: BESIDE_ROWS,
        },
      ],
    },
    {
      id: 'prose',
      title: 'Join them by theme',
      blocks: [
        { kind: 'code', title: 'prose.mjs', code: PROSE },
        { kind: 'code', title: 'Terminal', code: 'node prose.mjs' },
        {
          kind: 'text',
          text: 'The books contradict each other, and one book itself. Nothing is left out: `contradictions` lists the themes on which texts of this chart differ, the planet with the greater shadbala first, and a paragraph begins with that remark.',
        },
        {
          kind: 'note',
          tone: 'warn',
          title: 'Show the member note.',
          text: 'The texts restate a tradition and are no advice on health, money or law. Print the note beside them.',
        },
      ],
    },
    {
      id: 'works',
      title: 'Works',
      blocks: [
        {
          kind: 'text',
          text: 'Facts are taken from these works, and every sentence is our own. Chapters and verses are counted as in the named edition. The texts are in English; another language follows when a person who speaks it has read them.',
        },
        {
          kind: 'table',
          label: 'Works',
          columns: ['Work', 'Author', 'Edition'],
          rows: Object.values(WORKS).map(({ title, author, edition, year }) => [title, author, `${edition}, ${year}`]),
        },
      ],
    },
  ],
  next: { label: 'A kundli website', href: '/docs/guides/kundli-website' },
};
