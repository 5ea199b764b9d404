import { API_ERRORS } from '@graha/domain/core/api-errors';
import { FAMILIES } from '@graha/catalog/families/catalog';
import type { ListedOperation } from '@graha/catalog/list/list-operations';
import { APP_TYPE, APP_URI, appPage } from './app.ts';
import { fullPriceText } from '@graha/catalog/operation/price';

export type Document = {
  uri: string;
  name: string;
  title: string;
  description: string;
  mimeType: string;
  text(): string | Promise<string>;
};

const MARKDOWN = 'text/markdown';

const GUIDE = `# Calling Graha

- A birth is \`year\`, \`month\`, \`date\`, \`hours\`, \`minutes\` (local clock), \`latitude\`, \`longitude\` (decimal degrees, north and east positive) and \`timezone\` (IANA zone, or hours east of Greenwich).
- \`settings\` choose ayanamsa, house system and more; \`describe_operation\` lists what an operation takes.
- Angles are degrees. Instants are ISO 8601 with their offset.
- A call is charged when it succeeds. Errors cost nothing. The same \`idempotency_key\` with the same input is charged once in 24 hours.
- Ask for \`fields\` alone to keep answers short. \`metadata\` has the settings used if \`fields\` names it, else only the clock of the birth: \`metadata.birth\`.
`;

/** The documents for a model: a guide, the list of errors, and each family of the catalogue; and the app for a person. */
export const listDocuments = (operations: readonly ListedOperation[]): Document[] => [
  {
    uri: 'graha://docs/guide',
    name: 'guide',
    title: 'How to call Graha',
    description: 'Births, settings, units, charges.',
    mimeType: MARKDOWN,
    text: () => GUIDE,
  },
  {
    uri: 'graha://docs/errors',
    name: 'errors',
    title: 'Errors',
    description: 'Every code with its status and meaning.',
    mimeType: MARKDOWN,
    text: () =>
      [
        '# Errors',
        '',
        ...Object.entries(API_ERRORS).map(([code, { status, message }]) => `- \`${code}\` (${status}): ${message}`),
        '',
      ].join('\n'),
  },
  ...Object.entries(FAMILIES).flatMap(([family, { title, summary }]): Document[] => {
    const own = operations.filter((operation) => operation.family === family && operation.aliasOf === undefined);
    if (own.length === 0) return [];
    const uri = `graha://reference/${family}`;
    const text = () => familyText(title, summary, own);
    return [{ uri, name: family, title, description: summary, mimeType: MARKDOWN, text }];
  }),
  {
    uri: APP_URI,
    name: 'picture',
    title: 'Picture of an answer',
    description: 'Draws the answer of a tool: charts in four styles, days, months, matches, periods and timelines.',
    mimeType: APP_TYPE,
    text: appPage,
  },
];

const familyText = (title: string, summary: string, operations: readonly ListedOperation[]): string =>
  [
    `# ${title}`,
    '',
    summary,
    ...operations.flatMap(({ id, summary: line, description, example, ...priced }) => [
      '',
      `## ${id}`,
      '',
      `${line} Costs ${fullPriceText(priced)}.`,
      '',
      description,
      '',
      '```json',
      JSON.stringify(example),
      '```',
    ]),
    '',
  ].join('\n');
