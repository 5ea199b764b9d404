import type { JsonSchema } from '../../wire/json-schema.ts';
import { unitOf } from './unit-of.ts';

type Described = {
  name: string;
  text: string;
  /** The schema of the member with its alternatives. */
  parts: readonly JsonSchema[];
  /** The schemas of the elements of a list. */
  elements: readonly JsonSchema[];
};

const CHOICES_MAX = 5;

/** Returns type, range and unit of a member in words: `number, 0 to 360, degrees`. */
export function typeWords({ name, text, parts, elements }: Described): string {
  const list = parts.find(({ type }) => type === 'array');
  const own = list === undefined ? valueWords(parts) : `list of ${plural(valueWords(elements))}`;
  const isNumber = (list === undefined ? parts : elements).some((part) => has(part, 'number') || has(part, 'integer'));
  const given = parts.map((part) => part['x-unit']).find((unit) => typeof unit === 'string');
  const unit = isNumber ? unitOf(name, text, given) : undefined;
  const isNullable = parts.some((part) => has(part, 'null') || part.const === null);
  return [own, unit, isNullable ? 'or null' : undefined].filter((word) => word !== undefined).join(', ');
}

const has = ({ type }: JsonSchema, name: string): boolean => [type ?? []].flat().some((one) => one === name);

const NAMES: Readonly<Record<string, string>> = {
  'date-time': 'instant, ISO 8601',
  date: 'date, YYYY-MM-DD',
  string: 'text',
  boolean: 'true or false',
  integer: 'whole number',
  number: 'number',
  object: 'object',
};

/** Returns the words of a value, each alternative once: `number, 0 to 360`, `text or number`. */
function valueWords(parts: readonly JsonSchema[]): string {
  const choices = [
    ...new Set(parts.flatMap(({ enum: several, const: one }) => several ?? (one === undefined ? [] : [one]))),
  ];
  const named = choices.filter((choice) => choice !== null);
  if (named.length > 0) return choiceWords(named);
  const words = parts.flatMap((part) =>
    [part.type ?? []].flat().flatMap((type) => {
      const word = NAMES[part.format ?? ''] ?? NAMES[type];
      return word === undefined || type === 'null' ? [] : [word + rangeWords(part)];
    }),
  );
  return [...new Set(words)].join(' or ') || 'any value';
}

function choiceWords(choices: readonly unknown[]): string {
  if (choices.length === 1) return `always ${String(choices[0])}`;
  return choices.length > CHOICES_MAX ? `one of ${choices.length}` : `one of ${choices.map(String).join(', ')}`;
}

function rangeWords({ minimum, exclusiveMinimum, maximum, exclusiveMaximum }: JsonSchema): string {
  const [least, most] = [minimum ?? exclusiveMinimum, maximum ?? exclusiveMaximum];
  if (least !== undefined && most !== undefined) return `, ${minus(least)} to ${minus(most)}`;
  if (least !== undefined) return least === 0 ? '' : `, ${minus(least)} or more`;
  return most === undefined ? '' : `, at most ${minus(most)}`;
}

const minus = (value: number | boolean): string => String(value).replace('-', '−');

const plural = (words: string): string =>
  words.replace(/^(object|number|whole number|date)\b/, '$1s').replace(/^text\b/, 'texts');
