import { markdownOf } from '@graha/catalog/project/markdown/markdown';
import { date as dayText } from '@graha/domain/core/format';
import { EXAMPLE_ANSWERS } from '../../generated/example-answers.ts';
import { operationOf } from '../../shared/operations.ts';
import { jsonExcerpt } from '../docs/json-excerpt.ts';

const LINES_MAX = 18;

/** Returns the first lines of a text, with a mark if there are more. */
function head(text: string): string {
  const lines = text.split('\n');
  return lines.length <= LINES_MAX ? text : `${lines.slice(0, LINES_MAX).join('\n')}\n…`;
}

/** Returns the beginning of an answer as JSON. */
export const linesOf = (answer: unknown): string => head(jsonExcerpt(answer));

/** Returns the beginning of a chart as an assistant reads it. */
export function exampleMarkdown(): string {
  const operation = operationOf('kundali/basic');
  if (operation === null) return '';
  const [answer, input] = [EXAMPLE_ANSWERS[operation.operationId], operation.input.parse(operation.example)];
  return head(markdownOf({ operation, answer, input }, { wholeIn: 'The JSON' }));
}

type BirthLike = {
  year: number;
  month: number;
  date: number;
  hours: number;
  minutes: number;
  latitude: number;
  longitude: number;
  timezone: number | string;
};

const isBirth = (value: unknown): value is BirthLike =>
  typeof value === 'object' && value !== null && 'year' in value && 'latitude' in value;

/** `UTC+5:30` for 5.5 hours. */
function offsetWords(hours: number): string {
  const minutes = Math.round(Math.abs(hours) * 60);
  return `UTC${hours < 0 ? '−' : '+'}${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

const degrees = (value: number, [positive, negative]: readonly [string, string]): string =>
  `${Math.abs(value).toFixed(2)}° ${value < 0 ? negative : positive}`;

type Row = readonly [name: string, value: string];

/** Returns the members of an example request in the words of a form: names and values. */
export function inputRows(example: unknown): readonly Row[] {
  if (isBirth(example)) return birthRows(example);
  return Object.entries(Object(example)).flatMap(([name, value]) =>
    isBirth(value)
      ? birthRows(value)
          .slice(0, 2)
          .map(([row, text]) => [`${name === 'bride' ? 'Bride' : 'Groom'}: ${row.toLowerCase()}`, text] as const)
      : [],
  );
}

function birthRows({ year, month, date, hours, minutes, latitude, longitude, timezone }: BirthLike): readonly Row[] {
  const two = (value: number): string => String(value).padStart(2, '0');
  return [
    ['Date', dayText(new Date(Date.UTC(year, month - 1, date)))],
    ['Time', `${two(hours)}:${two(minutes)}`],
    ['Place', `${degrees(latitude, ['N', 'S'])}, ${degrees(longitude, ['E', 'W'])}`],
    ['Time zone', typeof timezone === 'number' ? offsetWords(timezone) : timezone],
  ];
}
