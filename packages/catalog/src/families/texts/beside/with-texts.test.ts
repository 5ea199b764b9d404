import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { TOPIC_IDS, TOPICS } from '@graha/texts/tables';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { wordsOf } from '../../../languages/words-of-answer.ts';
import { drawPicture } from '../../../pictures/picture.ts';
import { PICTURE_STYLES } from '../../../pictures/style.ts';
import { readInput } from '../../../request/issues.ts';
import { settingRowsOf } from '../../../request/settings.ts';
import { catalog } from '../../catalog.ts';
import { costOf, fullPriceText } from '../../../operation/price.ts';
import { rateWeightOf } from '../../../operation/rate-weight.ts';
import { ROWS } from './rows.ts';
import { ask, Beside, births, HOSTS, operationOf, requestFor } from './testing.ts';

const sky = await createEphemeris();

type Request = Readonly<Record<string, unknown>>;
type Text = Beside['texts'][number];

/** Members of the request of the texts in place of others in that of the operation. */
const IN_PLACE: Readonly<Record<string, (sent: Request) => Request>> = {
  'astrology/sade-sati/advanced': ({ target_date: day }) => ({ target: `${String(day)}T00:00:00+05:30` }),
  'numerology/expression': () => ({ date: '1990-08-15' }),
  'numerology/soul-urge': () => ({ date: '1990-08-15' }),
  'numerology/personality': () => ({ date: '1990-08-15' }),
};

const inBoth = (sent: Request, names: readonly string[]): Request =>
  Object.fromEntries(Object.entries(sent).filter(([name]) => names.includes(name)));

/** The whole answer of the operation of the texts to the same request. */
function wholeTexts(id: string, sent: Request): Text[] {
  const texts = operationOf(`texts/${ROWS[id]?.of}`);
  const { input } = texts;
  if (!(input instanceof z.ZodObject)) throw new Error(`${texts.id} takes no members`);
  const own = { ...inBoth(sent, Object.keys(input.shape)), ...IN_PLACE[id]?.(sent) };
  const settings = inBoth(Object(sent['settings']), [...Object.keys(settingRowsOf(input)), 'ayanamsa_deg']);
  return Beside.parse(ask(texts, { ...own, settings }, sky)).texts;
}

const begins = (id: string, beginning: string): boolean => id.replace(beginning, '').match(/^([-/]|$)/) !== null && id.startsWith(beginning); // prettier-ignore

/** Themes with texts that favour and texts that ask for care. */
const contradicted = (texts: readonly Text[]) =>
  [...new Set(texts.map(({ themes }) => themes[0]))].flatMap((theme) => {
    const opposed = texts.filter((one) => one.themes[0] === theme && one.quality !== 'mixed');
    return new Set(opposed.map(({ quality }) => quality)).size < 2
      ? []
      : [{ theme, ids: opposed.map(({ id }) => id).toSorted() }];
  });

/** Settings that most operations with texts take, and with them the ones that some take. */
const CONVENTIONS: readonly Request[] = [
  {},
  { ayanamsa: 'raman', observation_point: 'topocentric', node_mode: 'true' },
  { ayanamsa: 'custom', ayanamsa_deg: 22.1, clock: 'local_mean', year_length: 360, language: 'hi' },
  { zodiac: 'sidereal', ayanamsa: 'krishnamurti', house_system: 'koch', orb_profile: 'wide', method: 'kerala' },
  {
    sunrise: 'geometric',
    vashya_table: 'saravali',
    varga_friendship: 'natural',
    annual_moment: 'mean',
    friendship: 'parashara',
  },
];

/** The conventions that an operation takes, for a birth whose clock they may choose. */
function conventionsFor(operation: (typeof HOSTS)[number], birth: Request, turn: number): Request {
  const taken = settingRowsOf(operation.input);
  return Object.fromEntries(
    Object.entries(CONVENTIONS[turn % CONVENTIONS.length] ?? {}).filter(([name, value]) => {
      if (name === 'ayanamsa_deg') return 'ayanamsa' in taken;
      if (name === 'clock' && typeof birth['timezone'] === 'number') return false;
      const row = taken[name];
      return row !== undefined && 'values' in row && row.values.some((one) => one === value);
    }),
  );
}

describe.each(HOSTS.map((operation) => [operation.id, operation] as const))('%s', (id, operation) => {
  const row = ROWS[operation.aliasOf ?? id];

  test('has the texts of the operation of the texts that belong to its answer, and no others', () => {
    let compared = 0;
    for (const [turn, birth] of births(15, 31).entries()) {
      const sent = requestFor(operation, { ...birth, timezone: id.includes('sade-sati') ? 5.5 : birth['timezone'] });
      const settings = conventionsFor(operation, birth, turn);
      const read = operation.input.safeParse({ ...sent, settings });
      if (!read.success) continue;
      const beside = Beside.parse(ask(operation, { ...sent, settings, texts: true }, sky)['texts']);
      const expected = wholeTexts(operation.aliasOf ?? id, { ...sent, settings }).filter((text) =>
        row?.only.some((beginning) => begins(text.id, beginning)),
      );
      expect(beside.texts).toEqual(expected);
      expect(
        beside.contradictions
          .map(({ theme, ids }) => ({ theme, ids: ids.toSorted() }))
          .toSorted((a, b) => (a.theme < b.theme ? -1 : 1)),
      ).toEqual(contradicted(expected).toSorted((a, b) => (String(a.theme) < String(b.theme) ? -1 : 1)));
      compared += 1;
    }
    expect(compared).toBeGreaterThan(12);
  });

  test('answers as before without texts, and the same beside them', () => {
    const sent = requestFor(operation, {});
    const { texts, ...around } = ask(operation, { ...sent, texts: true }, sky);
    expect(JSON.stringify(around)).toBe(JSON.stringify(ask(operation, sent, sky)));
    expect(JSON.stringify(ask(operation, { ...sent, texts: false }, sky))).toBe(JSON.stringify(around));
    expect(operation.output.safeParse({ ...around, texts }).error).toBeUndefined();
    expect(Object.keys(ask(operation, { ...sent, texts: true }, sky)).at(-1)).toBe('metadata');
  });

  test('is drawn alike with and without texts', () => {
    const sent = requestFor(operation, {});
    const form = { style: PICTURE_STYLES[0], theme: 'light', sizePx: null } as const;
    const [plain, beside] = [sent, { ...sent, texts: true }].map((asked) =>
      drawPicture(
        operation.aliasOf ?? id,
        { answer: ask(operation, asked, sky), input: operation.input.parse(asked) },
        form,
      ),
    );
    expect(beside).toBe(plain);
    expect(plain === null).toBe(operation.picture === undefined);
  });

  test('costs and counts as both operations together', () => {
    const texts = operationOf(`texts/${row?.of}`);
    const sent = requestFor(operation, {});
    const [own, both] = [operation.input.parse(sent), operation.input.parse({ ...sent, texts: true })];
    expect(costOf(operation, both)).toBe(costOf(operation, own) + costOf(texts, {}));
    expect(rateWeightOf(operation, both)).toBe(rateWeightOf(operation, own) + rateWeightOf(texts, {}));
    expect(costOf(operation, operation.input.parse({ ...sent, texts: false }))).toBe(costOf(operation, own));
    expect(fullPriceText(operation)).toContain(`, ${texts.credits} more with texts`);
  });

  test('keeps its texts English in another language, beside the words of all of the answer', () => {
    const sent = { ...requestFor(operation, {}), texts: true };
    const english = ask(operation, sent, sky);
    const hindi = ask(operation, { ...sent, settings: { language: 'hi' } }, sky);
    expect(hindi['texts']).toEqual(english['texts']);
    expect(Beside.parse(hindi['texts']).text_language).toBe('en');
    const { words } = Object(hindi['metadata']);
    expect(words).toEqual(words === undefined ? undefined : wordsOf(operation.output, hindi, 'hi'));
    const { words: without = {} } = Object(
      ask(operation, { ...sent, texts: false, settings: { language: 'hi' } }, sky)['metadata'],
    );
    expect(words ?? {}).toMatchObject(without);
  });

  test('takes each setting into its texts, or refuses it beside them, or has no text that depends on it', () => {
    const taken = settingRowsOf(operationOf(`texts/${row?.of}`).input);
    const known = new Set([...Object.keys(taken), ...Object.keys(row?.fixed ?? {}), ...(row?.follows ?? [])]);
    const own = settingRowsOf(operation.input);
    expect(Object.keys(own).filter((name) => !known.has(name) && !UNREAD[id]?.includes(name))).toEqual([]);
    for (const [name, value] of Object.entries(row?.fixed ?? {})) {
      const setting = own[name];
      if (setting === undefined || !('values' in setting)) throw new Error(`${id} has no setting ${name}`);
      expect(setting.values[0]).toBe(value);
      const other = setting.values.find((one) => one !== value);
      const sent = { ...requestFor(operation, {}), settings: { [name]: other } };
      expect(operation.input.safeParse(sent).success).toBe(true);
      const read = readInput(operation.input, { ...sent, texts: true }, 'body');
      expect(read.ok ? [] : read.problems.map(({ loc, msg }) => [loc, msg])).toEqual([
        [['body', 'texts'], `texts follow settings.${name} ${value} alone: leave texts out, or send ${value}`],
      ]);
    }
  });
});

/** Settings on which no text depends. */
const UNREAD: Readonly<Record<string, readonly string[]>> = {
  'kundali/from-point': ['arudha_lords'],
  'houses/bhava-chalit': ['chalit_system'],
  'houses/cusps': ['house_system'],
  'transit/gochara': ['ashtakavarga_table'],
  'varshaphal/chart': ['muntha_degree'],
  'panchang/vara': ['almanac'],
  'matchmaking/ashtakoot': ['house_set'],
  'western/natal': ['node_mode', 'point_set', 'points'],
};

test('every topic comes beside the answer of an operation, and every row has texts', () => {
  const beginnings = Object.values(ROWS).flatMap(({ only }) => only);
  const ids = TOPIC_IDS.flatMap((topic) => [...TOPICS[topic].names.keys()].map((key) => `${topic}/${key}`));
  expect(TOPIC_IDS.filter((topic) => !beginnings.some((one) => begins(one, topic)))).toEqual([]);
  expect(beginnings.filter((one) => !ids.some((id) => begins(id, one)))).toEqual([]);
});

test('every text of a topic belongs to an answer, in whole or in its parts', () => {
  const beginnings = Object.values(ROWS).flatMap(({ only }) => only);
  const ids = TOPIC_IDS.flatMap((topic) => [...TOPICS[topic].names.keys()].map((key) => `${topic}/${key}`));
  expect(ids.filter((id) => !beginnings.some((one) => begins(id, one)))).toEqual([]);
});

test('an alias of an operation with texts stays the same operation', () => {
  expect(catalog.kundali.complete).toBe(catalog.kundali.basic);
  expect(operationOf('kundali/complete').withTexts).toEqual(operationOf('kundali/basic').withTexts);
});

const problemsOf = (id: string, sent: object): string[] => {
  const read = readInput(operationOf(id).input, sent, 'body');
  return read.ok ? [] : read.problems.map(({ msg }) => msg);
};

test('without a time of birth the problems are those of the birth alone', () => {
  const { hours: _, minutes: __, ...unknown } = Object(operationOf('kundali/basic').example);
  const problems = problemsOf('kundali/basic', unknown);
  expect(problems).toHaveLength(2);
  expect(problemsOf('kundali/basic', { ...unknown, texts: true })).toEqual(problems);
});

test.each([
  'kundali/uncertain',
  'dasha/uncertain',
  'matchmaking/uncertain',
  'panchang/choghadiya',
  'range/panchang/full',
  'divisional/d9',
])('%s has no texts, and says what it takes', (id) => {
  const [problem = '', ...others] = problemsOf(id, { ...Object(operationOf(id).example), texts: true });
  expect(others).toEqual([]);
  expect(problem).toMatch(/^texts is not a member of this request; it takes .*settings/);
});

test('an operation with texts names the member among those that it takes', () => {
  expect(problemsOf('kundali/basic', { ...Object(operationOf('kundali/basic').example), text: true })).toEqual([
    expect.stringMatching(/^text is not a member of this request; it takes .*, settings, texts$/),
  ]);
  expect(problemsOf('kundali/basic', { ...Object(operationOf('kundali/basic').example), texts: 'yes' })).toEqual([
    'texts must be true or false',
  ]);
});
