import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { describe, expect, test } from 'vitest';
import { EXAMPLE_BIRTH } from '../request/birth.ts';
import { catalog } from '../families/catalog.ts';
import { type FormField, formOf } from '../project/form.ts';
import { type ListedOperation, listOperations } from '../list/list-operations.ts';
import { answerTo, askedWith } from './asked-with.ts';

const sky = await createEphemeris();
const BIRTHS = 400;
const CUSTOM_DEG = 20;

const changes = (entry: ListedOperation, name: string, value: unknown, births = BIRTHS): boolean => {
  const chosen = { [name]: value, ...(value === 'custom' ? { ayanamsa_deg: CUSTOM_DEG } : {}) };
  const plain = name === 'clock' ? { clock: 'auto' } : {}; // Asked of the same birth, in a named zone.
  for (let index = 0; index < births; index += 1) {
    const [before, after] = [plain, chosen].map((settings) => answerTo(sky, entry, askedWith(entry, index, settings)));
    if (before !== null && after !== null && before !== after) return true;
  }
  return false;
};

/**
 * Settings whose values all give the same answer by definition, with the reason. They are accepted so that a client may
 * send the same settings to all operations of a family; the answer is right under each of them.
 */
const INDIFFERENT: readonly { setting: string; because: string; operations: readonly string[] }[] = [
  {
    setting: 'observation_point',
    because: 'the ascendant is a direction of the place itself and has no parallax',
    operations: ['houses/whole-sign', 'houses/cusps', 'planets/functional-nature'],
  },
  {
    setting: 'node_mode',
    because: 'nothing in the answer is counted from a lunar node',
    operations: [
      'planets/friendship',
      'planets/functional-nature',
      'strength/vimshopaka',
      'points/upagrahas',
      'dosha/gandmool',
      'varshaphal/sahams',
      'varshaphal/mudda-dasha',
      'varshaphal/yogas',
      'texts/varshaphal',
      'western/lots',
      'western/dignities',
    ],
  },
  {
    setting: 'ayanamsa',
    because: 'it is a difference of two longitudes, or a time of day',
    operations: [
      'panchang/tithi',
      'panchang/karana',
      'panchang/vara',
      'panchang/sun-times',
      'panchang/moon-times',
      'panchang/inauspicious-periods',
      'panchang/choghadiya',
      'panchang/hora',
      'panchang/abhijit-muhurat',
      'panchang/brahma-muhurta',
      'panchang/good-bad-times',
      'panchang/disha-shool',
      'panchang/pancha-pakshi',
      'astrology/gowri-nalla-neram',
      'panchang/amrit-kaal',
    ],
  },
  {
    setting: 'almanac',
    because: 'every almanac has the weekday and the times of day of the real Sun and Moon',
    operations: [
      'panchang/vara',
      'panchang/sun-times',
      'panchang/moon-times',
      'panchang/inauspicious-periods',
      'panchang/choghadiya',
      'panchang/hora',
      'panchang/abhijit-muhurat',
      'panchang/brahma-muhurta',
      'panchang/amrit-kaal',
      'panchang/good-bad-times',
      'panchang/disha-shool',
      'astrology/gowri-nalla-neram',
    ],
  },
  {
    setting: 'sunrise',
    because: 'the instant asked about decides, not the day that begins with sunrise',
    operations: [
      'panchang/nakshatra',
      'panchang/yoga',
      'panchang/karana',
      'panchang/chandra-bala',
      'panchang/tara-bala',
      'panchang/ritu',
      'panchang/moon-times',
      'varshaphal/mudda-dasha',
      'varshaphal/yogas',
    ],
  },
  {
    setting: 'house_system',
    because: 'no house in the answer depends on cusps',
    operations: [
      'western/profections',
      'western/dignities',
      'western/antiscia',
      'western/declinations',
      'western/midpoints',
      'western/harmonics',
      'western/fixed-stars',
    ],
  },
  ...['orb_profile', 'aspect_set'].map((setting) => ({
    setting,
    because: 'the answer has no aspects, or orbs of its own',
    operations: [
      'western/solar-arc',
      'western/profections',
      'western/lots',
      'western/dignities',
      'western/antiscia',
      'western/declinations',
      'western/midpoints',
      'western/fixed-stars',
    ].filter((id) => setting === 'orb_profile' || id !== 'western/solar-arc'),
  })),
  { setting: 'y_as_vowel', because: 'every letter counts, vowel or not', operations: ['numerology/expression'] },
  {
    setting: 'point_set',
    because: 'the technique has points of its own',
    operations: ['western/profections', 'western/lots', 'western/dignities'],
  },
];

const isIndifferent = (entry: ListedOperation, name: string): boolean =>
  INDIFFERENT.some(({ setting, operations }) => setting === name && operations.includes(entry.id));

/** Values of settings that have no list of them. */
const OF_NO_LIST: Readonly<Record<string, readonly unknown[]>> = {
  aspects: ['trine'],
  orbs: [3],
  luminaries_factor: [2],
  aspects_to: ['ascendant'],
  points: ['sun,moon,ceres,east_point'],
};
/** Values of a setting, other than its default if it has a list. */
const triedOf = ({ name, options, type }: FormField): readonly unknown[] =>
  type === 'boolean' ? [true, false] : (options?.slice(1) ?? OF_NO_LIST[name.replace('settings.', '')] ?? []);

const COME_WITH_ANOTHER = ['ayanamsa_deg'];

/** Settings that change only `metadata.words`, which languages.test.ts checks. */
const OTHERWISE_HELD = ['language'];

/** The settings of an operation with their values other than the default. */
const choicesOf = (entry: ListedOperation): { name: string; values: readonly unknown[] }[] =>
  formOf(entry)
    .filter(({ name }) => name === 'settings')
    .flatMap(({ fields }) => fields)
    .map((field) => ({ name: field.name.replace('settings.', ''), values: triedOf(field) }))
    .filter(({ name, values }) => values.length > 0 && !OTHERWISE_HELD.includes(name));
const fieldOf = (entry: ListedOperation, setting: string) => choicesOf(entry).find(({ name }) => name === setting);

const operations = listOperations(catalog).filter(({ aliasOf }) => aliasOf === undefined);

describe.each(operations)('$id', (entry) => {
  const settings = choicesOf(entry);

  const decisive = settings.filter(({ name }) => !isIndifferent(entry, name));
  test.runIf(decisive.length > 0)('each setting that it takes changes an answer', () => {
    const unused = decisive.filter(({ name, values }) => !values.some((value) => changes(entry, name, value)));
    expect(unused.map(({ name }) => name)).toEqual([]);
  });
});

test('each setting without a list of values is tried by one', () => {
  const free = operations.flatMap((entry) =>
    formOf(entry)
      .flatMap(({ fields }) => fields)
      .flatMap(({ name, options, type }) =>
        name.startsWith('settings.') && options === undefined && type !== 'boolean' ? [name] : [],
      ),
  );
  const names = new Set(free.map((full) => full.replace('settings.', '')));
  expect([...names].filter((one) => !(one in OF_NO_LIST)).toSorted()).toEqual(COME_WITH_ANOTHER);
});

test('each setting that is said to change nothing is taken, and changes nothing', () => {
  const claimed = INDIFFERENT.flatMap(({ setting, operations: ids }) => ids.map((id) => ({ setting, id })));
  const wrong = claimed.filter(({ setting, id }) => {
    const entry = operations.find((one) => one.id === id);
    const field = entry && fieldOf(entry, setting);
    if (!entry || !field) return true;
    return field.values.some((value) => changes(entry, setting, value, 3));
  });
  expect(wrong).toEqual([]);
});

/** The request with each time zone in it as a number of hours. */
const inHours = (request: object): object =>
  Object.fromEntries(
    Object.entries(request).map(([name, member]): [string, unknown] => [
      name,
      name === 'timezone' ? 5.5 : typeof member === 'object' && member !== null ? inHours(member) : member,
    ]),
  );

test.each(['local_mean', 'local_apparent', 'ut'])('no operation takes the clock %s beside hours, which are a clock', (clock) => {
  const asked = operations.filter((entry) => fieldOf(entry, 'clock') !== undefined).flatMap((entry) => {
    const sent = inHours(Object(entry.example));
    return JSON.stringify(sent).includes('"timezone"') ? [{ entry, sent }] : [];
  });
  expect(asked.length).toBeGreaterThan(100);
  const takes = (entry: ListedOperation, sent: object, settings: object): boolean =>
    entry.input.safeParse({ ...sent, settings: { ...Object(Reflect.get(sent, 'settings')), ...settings } }).success;
  expect(asked.filter(({ entry, sent }) => !takes(entry, sent, { clock: 'zone' })).map(({ entry }) => entry.id)).toEqual([]);
  expect(asked.filter(({ entry, sent }) => takes(entry, sent, { clock })).map(({ entry }) => entry.id)).toEqual([]);
}); // prettier-ignore

test('an almanac refuses a sky seen from the place, with the reason', () => {
  const read = catalog.panchang.tithi.input.safeParse({
    ...EXAMPLE_BIRTH,
    settings: { observation_point: 'topocentric' },
  });
  expect(read.error?.issues).toMatchObject([
    {
      path: ['settings', 'observation_point'],
      message: 'must be geocentric: the results of this operation are defined for the centre of the Earth',
    },
  ]);
});

test('the star of a chart seen from the place is that of its dasha and its match, where parallax moves the Moon across a boundary', () => {
  const birth = {
    year: 2000,
    month: 1,
    date: 2,
    hours: 16,
    minutes: 19,
    latitude: 0,
    longitude: -78,
    timezone: 0,
    settings: { observation_point: 'topocentric' as const },
  };
  const { settings, ...one } = birth;
  const { planets } = catalog.kundali.basic.compute(catalog.kundali.basic.input.parse(birth), sky);
  const moon = planets.find(({ name }) => name === 'Moon');
  const { vimshottari, yogini } = catalog.dasha;
  const match = catalog.matchmaking.ashtakoot;
  const matched = match.compute(match.input.parse({ bride: one, groom: one, settings }), sky);
  const stars = [
    vimshottari.compute(vimshottari.input.parse(birth), sky).birth_nakshatra.name,
    yogini.compute(yogini.input.parse(birth), sky).birth_nakshatra.name,
    matched.bride.nakshatra,
  ];
  expect([moon?.nakshatra, ...stars]).toEqual(['Vishakha', 'Vishakha', 'Vishakha', 'Vishakha']);
});
