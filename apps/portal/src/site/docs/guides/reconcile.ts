import { type ProgramRow, PROGRAM_ROWS } from '@graha/catalog/families/reconcile/program-names';
import type { WrittenArticle, WrittenSection } from '../block.ts';
import { CLIENT_CODE, installBlock, settingsBlocks } from './before.ts';

const ASK = `${CLIENT_CODE}

const birth = { year: 1990, month: 8, date: 15, hours: 9, minutes: 30, latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const shown = { moon: "19°46' Taurus", lagna: "16°58' Virgo", dasha: { lord: 'Jupiter', from: '2018-04-14' } };

const { sentence, explanations } = await graha.reconcile.all({ ...birth, shown });
console.log(sentence);
for (const { operation, body } of explanations[0]?.requests ?? []) console.log(operation, JSON.stringify(body.settings));`;

const BASES = {
  code: 'read in its source',
  documents: 'its own documents',
  measured: 'its output, compared with ours',
  reports: 'reports of its users',
} as const;

const BIRTH = { year: 1990, month: 8, date: 15, hours: 9, minutes: 30, latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' } as const; // prettier-ignore

/** The reason in one program, and the request that asks with its defaults. */
const sectionOf = ({ id, name, defaults, basis, source, note, operation, settings }: ProgramRow): WrittenSection => ({
  id: `program-${id.replaceAll('_', '-')}`,
  title: `Why does it not match ${name}?`,
  blocks: [
    {
      kind: 'text',
      text: `At its first start ${name} has: ${defaults} ([${BASES[basis]}](${source})). ${note}`,
    },
    {
      kind: 'code',
      title: 'Terminal',
      code: `curl --silent --show-error --fail-with-body "$GRAHA_API_URL/api/v1/${operation}" \\
  --header "X-API-Key: $GRAHA_API_KEY" --header 'Content-Type: application/json' \\
  --data '${JSON.stringify({ ...BIRTH, settings })}'`,
    },
    {
      kind: 'text',
      text: `If the values still differ, send them with \`program: "${id}"\` to \`reconcile\`, or choose ${name} on [the page](/reconcile): its defaults are then no difference, and the answer names the clock, the calendar or the setting that is.`,
    },
  ],
});

export const RECONCILE_GUIDE: WrittenArticle = {
  title: 'Why another program differs',
  lead: 'Two programs rarely disagree about the sky. They disagree about the clock, the calendar or a convention, and one request says which.',
  sections: [
    {
      id: 'ask',
      title: 'Ask for the reason',
      blocks: [
        ...settingsBlocks,
        installBlock('reconcile'),
        { kind: 'code', title: 'reconcile.mjs', code: ASK },
        { kind: 'code', title: 'Terminal', code: 'node reconcile.mjs' },
        {
          kind: 'text',
          text: 'Send what the other program shows with the digits that it shows: they are the tolerance. `23°` allows a whole degree, `23°17′` a minute. The Moon and the lagna, both to the minute, decide nearly every case. [The page](/reconcile) asks the same without code.',
        },
      ],
    },
    {
      id: 'read',
      title: 'Read the answer',
      blocks: [
        {
          kind: 'table',
          label: 'Verdicts',
          columns: ['Verdict', 'Meaning'],
          rows: [
            ['`agrees`', 'Every value is what your own settings give.'],
            ['`explained`', 'One combination gives every value. `requests` reproduce it.'],
            ['`several`', 'More than one does. `deciding` names the value to look up next.'],
            [
              '`unexplained`',
              'None does. `partial` has the closest, `contradictions` the values that exclude each other.',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'Up to three differences are combined. With few values, a combination of two or three may agree by chance; it is then counted in `coincidences` and not offered. `chance` estimates that risk for each explanation.',
        },
      ],
    },
    {
      id: 'programs',
      title: 'Defaults of ten programs',
      blocks: [
        {
          kind: 'text',
          text: 'Send `program` if you know it, and its defaults are no difference of their own. Every program lets its user change them, so the values that it shows decide, not its name.',
        },
        {
          kind: 'table',
          label: 'Programs',
          columns: ['Program', 'Defaults', 'Known from', 'Note'],
          rows: PROGRAM_ROWS.map(({ id, name, defaults, basis, source, note }) => [
            `${name} (\`${id}\`)`,
            defaults,
            `[${BASES[basis]}](${source})`,
            note,
          ]),
        },
      ],
    },
    ...PROGRAM_ROWS.map(sectionOf),
  ],
  next: { label: 'Switching', href: '/docs/guides/switching' },
};
