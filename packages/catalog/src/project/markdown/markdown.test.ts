import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { describe, expect, test } from 'vitest';
import { catalog } from '../../families/catalog.ts';
import { LANGUAGE_CODES } from '../../languages/codes.ts';
import { type ListedOperation, listOperations } from '../../list/list-operations.ts';
import { answerOf } from '../../operation/answer.ts';
import { EXAMPLE_BIRTH } from '../../request/birth.ts';
import { MARKDOWN_BYTES_MAX, markdownOf } from './markdown.ts';

const sky = await createEphemeris();
const operations = listOperations(catalog);
const WHOLE_IN = '`Accept: application/json`';

function written(operation: ListedOperation, settings: object = {}, members: object = {}) {
  const sent = { ...Object(operation.example), ...members };
  const input = operation.input.parse({ ...sent, settings: { ...sent.settings, ...settings } });
  const computed = answerOf(operation, input, sky);
  // As JSON, which omits undefined members.
  return {
    answer: JSON.parse(JSON.stringify(computed)),
    text: markdownOf({ operation, answer: computed, input }, { wholeIn: WHOLE_IN }),
    input,
  };
}

const named = (id: string): ListedOperation => {
  const found = operations.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no operation ${id}`);
  return found;
};

const bytes = (text: string): number => Buffer.byteLength(text, 'utf8');

describe.each(operations.map((operation) => [operation.id, operation] as const))('the text of %s', (_, operation) => {
  const { answer, text, input } = written(operation);
  const { metadata, ...members } = answer;

  test('has at most 4 kB', () => {
    expect(bytes(text)).toBeLessThanOrEqual(MARKDOWN_BYTES_MAX);
    expect(bytes(written(operation, { language: 'ta' }).text)).toBeLessThanOrEqual(MARKDOWN_BYTES_MAX);
  });

  test('is that of the answer as it is sent', () => {
    expect(markdownOf({ operation, answer, input }, { wholeIn: WHOLE_IN })).toBe(text);
  });

  test('begins with what was computed, by which engine and settings, from which birth', () => {
    expect(text.startsWith(`# ${operation.title}\n\n${operation.summary}\n`)).toBe(true);
    expect(text).toContain(`Computed by: ${metadata.engine}, formulas ${metadata.formula_version}`);
    const conventions = ['ayanamsa', 'zodiac'].filter((name) => typeof metadata[name] === 'string');
    for (const name of conventions) expect(text).toContain(`${name} ${metadata[name]}`);
    const births =
      metadata.birth === undefined ? [] : 'utc' in metadata.birth ? [metadata.birth] : Object.values(metadata.birth);
    for (const { utc, clock } of births) expect(text).toContain(`in UTC ${utc}, clock ${clock}`);
  });

  test('has every single value of the answer itself, and the first row of a list', () => {
    const singles = Object.values(members).filter((value) => typeof value === 'number' || typeof value === 'string');
    expect(singles.filter((value) => !text.includes(String(value).slice(0, 400)))).toEqual([]);
    const lists = Object.entries(members).flatMap(([name, value]) =>
      Array.isArray(value) && Object(value[0]).name !== undefined ? [{ name, first: String(value[0].name) }] : [],
    );
    const shown = lists.filter(({ name }) => text.includes(`\n## ${name}`));
    expect(shown.filter(({ first }) => !text.includes(first))).toEqual([]);
    expect(shown.length > 0).toBe(lists.length > 0);
  });

  test('says what is left out, and where it is', () => {
    const isCut = /are left out|Not shown:/.test(text);
    expect(text.includes(`${WHOLE_IN} has the full answer.`)).toBe(isCut);
  });
});

test('a long answer names the parameter that shortens it', () => {
  expect(written(named('range/planets')).text).toContain('Ask for a shorter span by `from` and `to`');
  expect(written(named('dasha/vimshottari'), {}, { depth: 3 }).text).toContain('Ask for fewer levels by `depth`');
});

test('rows of a long list are counted in full', () => {
  const { answer, text } = written(named('range/planets'), {}, { from: '2026-01-01', to: '2026-12-31' });
  expect(answer.results).toHaveLength(365);
  expect(text).toContain(`of ${365 * 9} rows of results.answer.planets are left out`);
  expect(text).toContain('results (365 rows)');
});

/** Cells of the row of a table that begins with a name, by the heads of its columns. */
function rowOf(text: string, section: string, name: string): Record<string, string> {
  const own = text.split('\n## ').find((part) => part.startsWith(section)) ?? '';
  const rows = own.split('\n').filter((line) => line.startsWith('|'));
  const cells = (line = '') => line.slice(1, -1).split('|');
  const found = cells(rows.find((line) => line.startsWith(`|${name}|`)));
  return Object.fromEntries(cells(rows[0]).map((head, index) => [head, found[index] ?? '']));
}

/** The value behind a label of a line. */
const factOf = (text: string, line: string, label: string): string | undefined =>
  new RegExp(`^- ${line}: .*?\\b${label} ([^,\\n]+)`, 'm').exec(text)?.[1];

describe('ten questions about a chart are answered by the text, with the values of the JSON', () => {
  const { answer, text } = written(named('kundali/basic'));
  const planet = (name: string) => answer.planets.find((one: { name: string }) => one.name === name);
  test.each<[string, () => unknown, unknown]>([
    ['Which sign rises?', () => factOf(text, 'lagna', 'sign'), 'Libra'],
    ['Which degree of it?', () => factOf(text, 'lagna', 'degree'), `${answer.lagna.degree}°`],
    ['In which sign is the Moon?', () => rowOf(text, 'planets', 'Moon')['sign'], planet('Moon').sign],
    ['In which nakshatra is the Moon?', () => rowOf(text, 'planets', 'Moon')['nakshatra'], planet('Moon').nakshatra],
    ['In which quarter of it?', () => Number(rowOf(text, 'planets', 'Moon')['pada']), planet('Moon').pada],
    ['In which house is Saturn?', () => Number(rowOf(text, 'planets', 'Saturn')['house']), planet('Saturn').house],
    ['Is Jupiter retrograde?', () => rowOf(text, 'planets', 'Jupiter')['is retrograde'], 'yes'],
    [
      'What is the longitude of Mars?',
      () => Number(rowOf(text, 'planets', 'Mars')['longitude (°)']),
      planet('Mars').longitude,
    ],
    ['By which ayanamsa?', () => /ayanamsa ([a-z_]+),/.exec(text)?.[1], answer.metadata.ayanamsa],
    ['At which instant in UTC?', () => /in UTC (\S+),/.exec(text)?.[1], answer.metadata.birth.utc],
  ])('%s', (_question, read, value) => expect(read()).toEqual(value));
});

test.each(LANGUAGE_CODES.filter((code) => code !== 'en'))('names are in %s where it has a word', (language) => {
  const { answer, text } = written(named('kundali/basic'), { language });
  const { words } = answer.metadata;
  expect(text).toContain(`|${words.PointName.Moon}|`);
  expect(text).toContain(`sign ${words.SignName[answer.lagna.sign]}`);
  expect(text).toContain(`Names are in ${language}`);
});

test('a doubt about the clock of a birth is a note', () => {
  const { answer, text } = written(named('kundali/basic'), {}, { year: 1943, timezone: 'Asia/Kolkata' });
  expect(text).toContain(`Note: ${answer.metadata.birth.note.text}`);
});

test('a line break or a bar in a value does not break a table', () => {
  const operation = named('kundali/basic');
  const input = operation.input.parse(EXAMPLE_BIRTH);
  const answer = { planets: [{ name: 'a|b\nc', sign: 'Leo' }], metadata: { engine: 'e', formula_version: '1.0' } };
  expect(markdownOf({ operation, answer, input }, { wholeIn: WHOLE_IN })).toContain('|a\\|b c|Leo|');
});
