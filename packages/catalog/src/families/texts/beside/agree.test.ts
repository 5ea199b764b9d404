import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { TOPIC_IDS, TOPICS } from '@graha/texts/tables';
import { expect, test } from 'vitest';
import { ask, Beside, births, operationOf, requestFor } from './testing.ts';

/** Texts beside an answer are those of the placements in the answer, whatever its settings are. */

const sky = await createEphemeris();

type Asked = { id: string; settings?: object; more?: object; seed?: number };

/** Answers with texts to births of all kinds, as a client reads them. */
function* answers({ id, settings = {}, more = {}, seed = 41 }: Asked) {
  const operation = operationOf(id);
  let count = 0;
  for (const birth of births(25, seed)) {
    const sent = requestFor(operation, birth, { ...more, settings, texts: true });
    if (!operation.input.safeParse(sent).success) continue; // A birth before its target, or a clock that skipped it.
    const { texts, ...answer } = ask(operation, sent, sky);
    count += 1;
    yield { answer: Object(answer), ids: Beside.parse(texts).texts.map(({ id: one }) => one) };
  }
  expect(count).toBeGreaterThan(20);
}

const of = (ids: readonly string[], topic: string): string[] =>
  ids.filter((id) => id.startsWith(`${topic}/`)).map((id) => id.slice(topic.length + 1));
/** The name of the placement of a text: `Moon in Revati`. */
const nameOf = (id: string): string | undefined => {
  const [topic = '', placement = ''] = id.split('/');
  return TOPICS[TOPIC_IDS.find((known) => known === topic) ?? 'lagna'].names.get(placement);
};
const key = (name: string): string => name.toLowerCase();
type Placed = { name: string; sign: string; house: number; nakshatra: string };
const inHouse = ({ name, house }: Placed) => `${key(name)}-${house}`;
const inSign = ({ name, sign }: Placed) => `${key(name)}-${key(sign)}`;
const inHouses = (planets: readonly Placed[]) => planets.slice(0, 9).map(inHouse);
const inSigns = (planets: readonly Placed[]) => planets.slice(0, 9).map(inSign);

const TRUE_TOPOCENTRIC = { node_mode: 'true', observation_point: 'topocentric', ayanamsa: 'raman' };

test.each([
  { id: 'kundali/basic' },
  { id: 'kundali/basic', settings: TRUE_TOPOCENTRIC },
  { id: 'planets' },
  { id: 'planets/extended', settings: { ayanamsa: 'custom', ayanamsa_deg: 21 } },
])('$id $settings: rising sign, houses, signs and star are those of the planets', (asked) => {
  for (const { answer, ids } of answers(asked)) {
    const rising = answer.lagna ?? answer.ascendant;
    expect(of(ids, 'lagna')).toEqual([key(rising.sign)]);
    expect(of(ids, 'graha-in-house')).toEqual(inHouses(answer.planets));
    expect(of(ids, 'graha-in-sign')).toEqual(inSigns(answer.planets));
    const moon = answer.planets.find(({ name }: Placed) => name === 'Moon');
    expect(of(ids, 'moon-nakshatra').map((one) => TOPICS['moon-nakshatra'].names.get(one))).toEqual([
      `Moon in ${moon.nakshatra}`,
    ]);
  }
});

test.each([{ id: 'kundali/chandra-chart' }, { id: 'kundali/from-point', more: { point: 'a7' } }])(
  '$id: signs are those of the planets, and no text counts houses from the rising sign',
  (asked) => {
    for (const { answer, ids } of answers(asked)) {
      expect(of(ids, 'graha-in-sign')).toEqual(inSigns(answer.planets));
      expect(ids.filter((one) => one.includes('house') || one.startsWith('lagna'))).toEqual([]);
    }
  },
);

test.each(['houses/whole-sign', 'houses/bhava-chalit', 'houses/cusps', 'planets/functional-nature'])(
  '%s: the rising sign is that of the ascendant',
  (id) => {
    for (const { answer, ids } of answers({ id })) expect(of(ids, 'lagna')).toEqual([key(answer.ascendant.sign)]);
  },
);

test('the yogas are those that the chart has, by day and night and for a gender', () => {
  for (const more of [{}, { gender: 'male' }, { gender: 'female', only_present: false }]) {
    const seen = new Set<string>();
    for (const { answer, ids } of answers({ id: 'yoga/detect', more })) {
      const present = answer.yogas.filter((one: { has_yoga: boolean }) => one.has_yoga).map(({ name }: Placed) => name);
      expect(of(ids, 'yoga')).toEqual(present.filter((name: string) => TOPICS.yoga.names.has(name)));
      for (const name of present) seen.add(name);
    }
    expect(seen.size).toBeGreaterThan(20);
  }
});

test('a yoga that needs a gender has its text with one', () => {
  const born = { year: 1994, month: 5, date: 3, minutes: 0, latitude: 23, longitude: 80, timezone: 5.5 };
  const operation = operationOf('yoga/detect');
  const ids = Array.from({ length: 400 }, (_, day) =>
    ['male', 'female'].flatMap((gender) => {
      const birth = {
        ...born,
        date: 1 + (day % 28),
        month: 1 + (day % 12),
        hours: gender === 'male' ? 12 : 23,
        year: 1960 + (day % 50),
      };
      return Beside.parse(ask(operation, { ...birth, gender, texts: true }, sky)['texts']).texts.map(({ id }) => id);
    }),
  ).flat();
  expect(ids).toContain('yoga/Mahabhagya');
});

const yes = (answer: { is_manglik: boolean; is_cancelled: boolean }) =>
  answer.is_manglik ? [answer.is_cancelled ? 'manglik-cancelled' : 'manglik'] : [];

test('manglik and pitra dosha have a text if the chart has them, and only their own', () => {
  const found: string[] = [];
  for (const { answer, ids } of answers({ id: 'dosha/manglik' })) {
    expect(ids).toEqual(yes(answer).map((one) => `dosha/${one}`));
    found.push(...ids);
  }
  for (const { answer, ids } of answers({ id: 'dosha/pitra' })) {
    expect(ids).toEqual(answer.has_dosha ? ['dosha/pitra'] : []);
    found.push(...ids);
  }
  expect(new Set(found).size).toBe(TOPICS.dosha.names.size);
});

test.each([{ id: 'panchang/full' }, { id: 'panchang/full', settings: { ayanamsa: 'raman', sunrise: 'geometric' } }])(
  '$id $settings: the limbs are those of the instant, at the poles too',
  (asked) => {
    for (const { answer, ids } of answers(asked)) {
      const { tithi, yoga, karana, nakshatra, vara } = answer;
      expect(ids).toEqual([
        `moon-nakshatra/${nakshatra.number}`,
        `birth-tithi/${tithi.number}`,
        `birth-vara/${key(vara.name)}`,
        `birth-yoga/${yoga.number}`,
        `birth-karana/${key(karana.name)}`,
      ]);
    }
  },
);

test.each(['astrology/panchang', 'astrology/panchang/advanced'])('%s: the limbs are those of the instant', (id) => {
  for (const { answer, ids } of answers({ id })) {
    const { tithi, yoga, karana, nakshatra, vaara } = answer.at_instant;
    expect(ids.map(nameOf)).toEqual([
      `Moon in ${nakshatra.name}`,
      `Born on ${tithi.paksha.replace(' Paksha', '')} ${tithi.name}`,
      `Born on a ${vaara}`,
      `Born in ${yoga.name} yoga`,
      `Born in ${karana.name} karana`,
    ]);
  }
});

test('each limb alone has the text of that limb', () => {
  for (const limb of ['tithi', 'nakshatra', 'yoga', 'karana']) {
    for (const { answer, ids } of answers({ id: `panchang/${limb}` })) {
      const own = limb === 'karana' ? key(answer.karana.name) : String(answer[limb].number);
      expect(ids.map((id) => id.split('/')[1])).toEqual([own]);
    }
  }
  for (const { answer, ids } of answers({ id: 'panchang/vara' }))
    expect(ids).toEqual([`birth-vara/${key(answer.vara.name)}`]);
});

test('periods are those of the dasha, in its order and on its day', () => {
  for (const settings of [{}, { year_length: 360 }, { year_length: 'true_sidereal_sun' }]) {
    for (const { answer, ids } of answers({ id: 'dasha/vimshottari', settings }))
      expect(of(ids, 'dasha-lord').map((one) => one.split('-')[0])).toEqual(
        answer.mahadashas.map((one: { lord: string }) => key(one.lord)),
      );
    for (const { answer, ids } of answers({ id: 'dasha/current', settings })) {
      const [great, sub] = [answer.mahadasha, answer.antardasha].map((one) => (one === null ? null : key(one.lord)));
      expect(of(ids, 'dasha-lord').map((one) => one.split('-')[0])).toEqual(great === null ? [] : [great]);
      expect(of(ids, 'antardasha')).toEqual(great === null ? [] : [`${great}-${sub}`]);
    }
  }
});

const graded = ([name, { score, points, max = 1 }]: [string, { score?: number; points?: number; max?: number }]) => {
  const got = score ?? points ?? 0;
  return `${name}-${got === max ? 'full' : got === 0 ? 'none' : 'part'}`;
};

test('kootas and poruthams have the points of the matching, by every table', () => {
  for (const settings of [
    {},
    { vashya_table: 'saravali', yoni_table: 'saral', gana_table: 'saral_asht_koot', vashya_split: false },
  ])
    for (const { answer, ids } of answers({ id: 'matchmaking/ashtakoot', settings }))
      expect(of(ids, 'koota')).toEqual(Object.entries<{ score: number; max: number }>(answer.kootas).map(graded));
  for (const settings of [
    {},
    { method: 'kerala', friendship: 'parashara' },
    { stree_deergha: 'over_15', rajju_direction: false },
  ])
    for (const { answer, ids } of answers({ id: 'matchmaking/porutham', settings }))
      expect(of(ids, 'porutham')).toEqual(Object.entries<{ points: number }>(answer.poruthams).map(graded));
});

test('transits are counted from the same Moon, and Saturn has the phase that is named', () => {
  for (const { answer, ids } of answers({ id: 'transit/gochara', settings: TRUE_TOPOCENTRIC }))
    expect(of(ids, 'transit-from-moon')).toEqual(
      answer.transits.map(
        (one: { name: string; house_from_moon: number }) => `${key(one.name)}-${one.house_from_moon}`,
      ),
    );
  const phases = new Set<string>();
  for (const target_date of ['2026-11-21', '1999-03-03', '2012-08-08'])
    for (const { answer, ids } of answers({ id: 'astrology/sade-sati/advanced', more: { target_date } })) {
      const phase = answer.transit_phase ?? answer.panoti;
      const named = ids.filter((one) => one.startsWith('saturn-from-moon')).map(nameOf);
      expect(named.map((name) => name?.replace('Sade sati, ', '').toLowerCase())).toEqual(
        phase === null ? [] : [phase.toLowerCase()],
      );
      if (phase !== null) phases.add(phase);
    }
  expect(phases.size).toBe(TOPICS['saturn-from-moon'].names.size);
});

test('a year has the texts of its own muntha and lord, where it is spent too', () => {
  for (const more of [{}, { stay: { latitude: 51.5, longitude: -0.1, timezone: 'Europe/London' } }])
    for (const { answer, ids } of answers({
      id: 'varshaphal/chart',
      more,
      settings: { varga_friendship: 'natural' },
    })) {
      expect(of(ids, 'muntha')).toEqual([String(answer.muntha.house)]);
      expect(of(ids, 'year-lord').map((one) => one.split('-')[0])).toEqual([key(answer.year_lord.name)]);
    }
});

type Aspect = { planet_a: string; planet_b: string; aspect: string };
const TEXT_PLANETS = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'];

test.each([
  {},
  { zodiac: 'sidereal', house_system: 'koch', observation_point: 'topocentric' },
  { orb_profile: 'wide' },
  { aspects: 'square,trine', orbs: 3 },
  { aspects: 'conjunction,opposition', orbs: { points: { moon: 12 } }, luminaries_factor: 1.5 },
  { aspects_to: 'moon' },
  { aspect_set: 'all', points: 'sun,moon,chiron' },
])('a Western chart %j: signs, houses and aspects are those of the answer', (settings) => {
  for (const { answer, ids } of answers({ id: 'western/natal', settings })) {
    const planets: Placed[] = answer.planets.filter(({ name }: Placed) => TEXT_PLANETS.includes(name));
    expect(of(ids, 'western-sign').toSorted()).toEqual(planets.map(inSign).toSorted());
    expect(of(ids, 'western-house').toSorted()).toEqual(planets.map(inHouse).toSorted());
    const spoken: Aspect[] = answer.aspects.filter(
      ({ planet_a: a, planet_b: b, aspect }: Aspect) =>
        TEXT_PLANETS.includes(a) &&
        TEXT_PLANETS.includes(b) &&
        ['conjunction', 'trine', 'sextile', 'square', 'opposition'].includes(aspect),
    );
    const pairs = spoken.map(({ planet_a: a, planet_b: b }) => [key(a), key(b)].toSorted().join('-')).toSorted();
    const texts = of(ids, 'western-aspect')
      .map((one) => one.split('-').slice(0, 2).toSorted().join('-'))
      .toSorted();
    expect(texts).toEqual(pairs);
  }
});

test('numbers are those of the answer', () => {
  for (const { answer, ids } of answers({ id: 'numerology/life-path' }))
    expect(ids).toEqual([`number/life_path-${answer.life_path_number}`]);
  for (const { answer, ids } of answers({ id: 'numerology/personal-year' }))
    expect(ids).toEqual([`number/personal_year-${answer.cycle_number}`]);
  for (const { answer, ids } of answers({ id: 'numerology/pinnacles' }))
    expect(ids).toEqual(
      answer.pinnacles.map((one: { pinnacle_number: number }) => `number/pinnacle-${one.pinnacle_number}`),
    );
  for (const { answer, ids } of answers({ id: 'numerology/challenges' }))
    expect(ids).toEqual(
      answer.challenges.map((one: { challenge_number: number }) => `number/challenge-${one.challenge_number}`),
    );
  const names = ['Ada Lovelace', 'Lynn', 'Ng', 'Io', 'Aeiou', 'Maria de la Cruz y Ortega'];
  for (const full_name of names)
    for (const system of ['pythagorean', 'chaldean'])
      for (const [id, kind, member] of [
        ['numerology/expression', 'expression', 'expression_number'],
        ['numerology/soul-urge', 'soul_urge', 'soul_urge_number'],
        ['numerology/personality', 'personality', 'personality_number'],
      ] as const) {
        const { texts, ...answer } = ask(operationOf(id), { full_name, system, texts: true }, sky);
        const number = answer[member];
        expect(Beside.parse(texts).texts.map(({ id: one }) => one)).toEqual(
          number === 0 ? [] : [`number/${kind}-${String(number)}`],
        );
      }
});
