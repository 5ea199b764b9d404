import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { describe, expect, test } from 'vitest';
import { answered } from '../../accuracy/answered.ts';
import { EXAMPLE_BIRTH } from '../../request/birth.ts';
import { dasha } from '../dasha/operations.ts';
import { panchang } from '../panchang/panchang.ts';
import { astrology } from './astrology.ts';

const sky = await createEphemeris();

const KOLKATA = {
  year: 2020,
  month: 5,
  date: 12,
  hours: 9,
  minutes: 20,
  latitude: 22.6757521,
  longitude: 88.0495418,
  timezone: 5.5,
};
const MUMBAI_1967 = {
  year: 1967,
  month: 8,
  date: 29,
  hours: 9,
  minutes: 0,
  latitude: 19.0821978,
  longitude: 72.7411014,
  timezone: 5.5,
};
const TROMSO_IN_DECEMBER = {
  year: 2021,
  month: 12,
  date: 21,
  hours: 12,
  minutes: 0,
  latitude: 69.65,
  longitude: 18.96,
  timezone: 1,
};
const LIMBS = ['tithi', 'nakshatra', 'yoga', 'karana'] as const;

type Window = { start: string; end: string };
const jd = (iso: string): number => Date.parse(iso);
const isTiled = (windows: readonly Window[]): boolean =>
  windows.every(({ end }, place) => place === windows.length - 1 || end === windows[place + 1]?.start);

describe('panchang', () => {
  test('a time before sunrise belongs to the day about to begin, and at the instant it is still yesterday', () => {
    const night = answered(astrology.panchang, { ...KOLKATA, hours: 3, minutes: 30 }, sky);
    expect(night).toMatchObject({
      vaara: 'Tuesday',
      panchang_day: { date: '2020-05-12' },
      at_instant: { vaara: 'Monday' },
    });
    expect(night.at_instant.nakshatra.name).toBe('Purva Ashadha'); // It ended at 04:10, before sunrise.
    expect(night.nakshatra.map(({ name }) => name)).toEqual(['Uttara Ashadha', 'Shravana']);
    const { at_instant, metadata: _, ...day } = answered(astrology.panchang, KOLKATA, sky);
    expect(night).toMatchObject(day);
    expect(at_instant.vaara).toBe('Tuesday');
  });

  test.each(LIMBS)('every %s of a day follows the one before without a gap, from sunrise to sunrise', (limb) => {
    for (let date = 1; date <= 28; date += 1) {
      const answer = answered(astrology.panchang, { ...KOLKATA, date, hours: date % 24 }, sky);
      const list: readonly Window[] = answer[limb];
      const { sunrise, next_sunrise } = answer.panchang_day;
      expect(isTiled(list)).toBe(true);
      expect(jd(list[0]?.start ?? '')).toBeLessThanOrEqual(jd(sunrise ?? ''));
      expect(jd(list[0]?.end ?? '')).toBeGreaterThan(jd(sunrise ?? ''));
      expect(jd(list.at(-1)?.end ?? '')).toBeGreaterThanOrEqual(jd(next_sunrise ?? ''));
      const instant = jd(`2020-05-${String(date).padStart(2, '0')}T${String(date % 24).padStart(2, '0')}:20:00+05:30`);
      expect(jd(answer.at_instant[limb].start)).toBeLessThanOrEqual(instant);
      expect(jd(answer.at_instant[limb].end)).toBeGreaterThan(instant);
    }
  });

  test('has what the panchang family has, counted from 0', () => {
    const ours = answered(astrology.panchang, KOLKATA, sky);
    const { day_list, sunrise, sunset, moonrise, moonset } = answered(panchang.full, KOLKATA, sky);
    expect(ours).toMatchObject({ sunrise, sunset, moonrise, moonset });
    for (const limb of ['tithi', 'nakshatra', 'yoga'] as const)
      expect(ours[limb]).toMatchObject(
        day_list[limb].map(({ number, name, start, end }) => ({ id: number - 1, name, start, end })),
      );
    expect(ours.karana).toMatchObject(
      day_list.karana.map(({ number, name, start, end }) => ({ index: number - 1, name, start, end })),
    );
  });

  test('numbers the eleven karanas: Bava 0 to Vishti 6, Kimstughna 7, Shakuni 8, Chatushpada 9, Naga 10', () => {
    const named = new Map<number, string>();
    for (let date = 1; date <= 31; date += 1)
      for (const { id, name } of answered(astrology.panchang, { ...KOLKATA, date }, sky).karana) named.set(id, name);
    expect([...named].toSorted(([a], [b]) => a - b).map(([, name]) => name)).toEqual([
      'Bava', 'Balava', 'Kaulava', 'Taitila', 'Garaja', 'Vanija', 'Vishti', 'Kimstughna', 'Shakuni', 'Chatushpada', 'Naga',
    ]); // prettier-ignore
  });

  test('where the Sun does not rise, the civil day stands in and the windows are empty, with the reason', () => {
    const polar = answered(astrology['panchang/advanced'], TROMSO_IN_DECEMBER, sky);
    expect(polar).toMatchObject({ sunrise: null, sunset: null, reason: 'no_sunrise', vaara: 'Tuesday' });
    expect(polar.panchang_day).toMatchObject({ date: '2021-12-21', basis: 'civil' });
    const byTheSun = [...polar.auspicious_period, ...polar.inauspicious_period].filter(
      ({ id }) => id !== 2 && id !== 8,
    );
    expect(byTheSun.every(({ period }) => period.length === 0)).toBe(true);
    expect(polar.tithi.length).toBeGreaterThan(0);
    expect(answered(astrology['gowri-nalla-neram'], TROMSO_IN_DECEMBER, sky)).toMatchObject({
      muhurat: [],
      reason: 'no_sunrise',
    });
  });
});

describe('periods of a day', () => {
  test('are the windows of the panchang family', () => {
    const { periods } = answered(panchang['good-bad-times'], KOLKATA, sky);
    const ours = [
      ...answered(astrology['auspicious-period'], KOLKATA, sky).muhurat,
      ...answered(astrology['inauspicious-period'], KOLKATA, sky).muhurat,
    ];
    for (const { name, start, end } of periods)
      expect(ours.find((muhurat) => muhurat.name === name)?.period).toContainEqual({ start, end });
  });

  test('Abhijit is marked on a Wednesday alone', () => {
    const abhijitOn = (date: number) =>
      answered(astrology['auspicious-period'], { ...KOLKATA, date }, sky).muhurat[0]?.avoid_on_wednesday;
    expect([11, 12, 13, 14].map(abhijitOn)).toEqual([false, false, true, false]);
  });

  test('advanced panchang carries the lists of both operations', () => {
    const { auspicious_period, inauspicious_period } = answered(astrology['panchang/advanced'], KOLKATA, sky);
    expect(auspicious_period).toEqual(answered(astrology['auspicious-period'], KOLKATA, sky).muhurat);
    expect(inauspicious_period).toEqual(answered(astrology['inauspicious-period'], KOLKATA, sky).muhurat);
  });

  test('the sixteen parts of Gowri fill the day from sunrise to sunrise, each name twice', () => {
    const { muhurat, panchang_day } = answered(astrology['gowri-nalla-neram'], KOLKATA, sky);
    expect(muhurat).toHaveLength(16);
    expect(isTiled(muhurat)).toBe(true);
    expect([muhurat[0]?.start, muhurat.at(-1)?.end]).toEqual([panchang_day.sunrise, panchang_day.next_sunrise]);
    expect(muhurat.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([
      0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7,
    ]);
  });
});

describe('yogas of a day', () => {
  test('where the Moon occupies Abhijit it has a yoga of its own, and metadata says so', () => {
    const names = (use_abhijit_span: boolean) => {
      const answer = answered(astrology['anandadi-yoga'], { ...KOLKATA, settings: { use_abhijit_span } }, sky);
      expect(answer.metadata.use_abhijit_span).toBe(use_abhijit_span);
      return answer.anandadi_yoga.map(({ name }) => name);
    };
    expect(names(false)).toEqual(['Manasa', 'Lumbaka']);
    expect(names(true)).toEqual(['Manasa', 'Padma']); // Shravana begins after Abhijit, past the next sunrise.
  });

  test('the nitya yoga of the moment holds at the moment, with its marker', () => {
    const { yoga } = answered(astrology['auspicious-yoga'], KOLKATA, sky);
    expect(yoga).toMatchObject({ id: 22, name: 'Shubha', is_auspicious: true });
    const bad = answered(astrology['auspicious-yoga'], { ...KOLKATA, date: 7, hours: 10 }, sky).yoga;
    expect(bad).toMatchObject({ name: 'Vyatipata', is_auspicious: false });
    expect(jd(bad.start)).toBeLessThan(jd('2020-05-07T10:20:00+05:30'));
    expect(jd(bad.end)).toBeGreaterThan(jd('2020-05-07T10:20:00+05:30'));
  });

  test('Pushya on a Thursday makes Guru Pushya until the sunrise of Friday', () => {
    const { auspicious_yoga, panchang_day } = answered(
      astrology['auspicious-yoga'],
      { ...KOLKATA, year: 2023, month: 4, date: 27 },
      sky,
    );
    const guruPushya = auspicious_yoga.find(({ name }) => name === 'Guru Pushya');
    expect(auspicious_yoga.map(({ name }) => name)).toEqual(['Sarvartha Siddhi', 'Amrita Siddhi', 'Guru Pushya']);
    expect(guruPushya?.period[0]?.end).toBe(panchang_day.next_sunrise);
    expect(guruPushya?.period[0]?.combination).toEqual([
      { type: 'vaara', name: 'Thursday' },
      { type: 'nakshatra', name: 'Pushya' },
    ]);
  });
});

describe('kundli', () => {
  const yogasOf = (input: object) =>
    new Map(
      answered(astrology.kundli, input, sky)
        .yoga_details.flatMap(({ yoga_list }) => yoga_list)
        .map((yoga) => [yoga.name, yoga]),
    );
  const sample = yogasOf(MUMBAI_1967);

  test('an exalted Jupiter outside every kendra makes no Hamsa', () => {
    expect(sample.get('Hamsa Yoga')).toMatchObject({ has_yoga: false, reason: null });
  });

  test('Raja comes of two lords, never of Ketu', () => {
    expect(sample.get('Raja Yoga')).toMatchObject({
      has_yoga: true,
      reason: { planets: ['Mercury', 'Venus'], houses: [12, 12], counted_from: ['Ascendant'] },
    });
  });

  test('Kuja says what Mangal dosha says, by the same houses', () => {
    for (const house_set of ['north', 'south', 'without_second']) {
      const input = { ...MUMBAI_1967, settings: { house_set } };
      const { has_dosha } = answered(astrology.kundli, input, sky).mangal_dosha;
      expect(has_dosha).toBe(house_set !== 'without_second'); // Mars is in the second.
      expect(yogasOf(input).get('Kuja Yoga')?.has_yoga).toBe(has_dosha);
    }
  });

  test('a cancelled Kemadruma is not there, and what cancels it is listed', () => {
    expect(sample.get('Kemadruma Yoga')).toMatchObject({
      has_yoga: false,
      reason: { planets: ['Moon'], houses: [9], counted_from: ['Moon'] },
      cancelled_by: expect.stringContaining('Sun in house 4 from the Moon'),
    });
  });

  test('Mahabhagya is judged where the gender is given', () => {
    expect(sample.has('Mahabhagya Yoga')).toBe(false);
    expect(yogasOf({ ...MUMBAI_1967, gender: 'female' }).get('Mahabhagya Yoga')?.has_yoga).toBe(false);
    expect(yogasOf({ ...MUMBAI_1967, gender: 'male' }).size).toBe(sample.size + 1);
  });

  test('advanced gives the same report, and with it dashas, and the exceptions and remedies of mangal-dosha/advanced', () => {
    const { mangal_dosha, metadata: _, ...plain } = answered(astrology.kundli, EXAMPLE_BIRTH, sky);
    const advanced = answered(astrology['kundli/advanced'], EXAMPLE_BIRTH, sky);
    expect(advanced).toMatchObject({ ...plain, mangal_dosha });
    const { exceptions, remedies } = answered(astrology['mangal-dosha/advanced'], EXAMPLE_BIRTH, sky);
    expect(advanced.mangal_dosha).toMatchObject({ exceptions, remedies });
    const { dasha_periods, dasha_balance } = answered(astrology['dasha-periods'], EXAMPLE_BIRTH, sky);
    expect(advanced).toMatchObject({ dasha_periods, dasha_balance });
  });

  test('star and signs are those of birth-details', () => {
    const { metadata: _, ...details } = answered(astrology['birth-details'], EXAMPLE_BIRTH, sky);
    expect(answered(astrology.kundli, EXAMPLE_BIRTH, sky).nakshatra_details).toEqual(details);
  });
});

describe('dasha periods', () => {
  const periodsAt = (depth: number) => answered(astrology['dasha-periods'], { ...EXAMPLE_BIRTH, depth }, sky);

  test('are those of the dasha family, with instants for start and end', () => {
    const { mahadashas, balance_at_birth } = answered(dasha.vimshottari, EXAMPLE_BIRTH, sky);
    const { dasha_periods, dasha_balance } = periodsAt(2);
    expect(dasha_periods).toMatchObject(
      mahadashas.map(({ lord, start_at, end_at }) => ({ name: lord, start: start_at, end: end_at })),
    );
    expect(dasha_balance).toMatchObject({ duration: balance_at_birth.duration, lord: { name: balance_at_birth.lord } });
  });

  test('nest to the depth asked for, and children fill their parent', () => {
    expect(periodsAt(1).dasha_periods.every(({ antardasha }) => antardasha === null)).toBe(true);
    for (const parent of periodsAt(3).dasha_periods) {
      const children = parent.antardasha ?? [];
      expect(children.map(({ pratyantardasha }) => pratyantardasha?.length)).toEqual(
        Array.from({ length: 9 }, () => 9),
      );
      expect(isTiled(children)).toBe(true);
      expect([children[0]?.start, children.at(-1)?.end]).toEqual([parent.start, parent.end]);
      expect(children[0]?.id).toBe(parent.id);
    }
  });

  test('the Moon is seen from the place if the settings say so', () => {
    const topocentric = { ...EXAMPLE_BIRTH, settings: { observation_point: 'topocentric' } };
    const asked = answered(astrology['dasha-periods'], topocentric, sky);
    expect(asked.dasha_balance).not.toEqual(periodsAt(3).dasha_balance);
    expect(asked.metadata).toMatchObject({ observation_point: 'topocentric' });
  });

  // Her topocentric place is in Vishakha, her geocentric place in Anuradha, whose lord is Saturn.
  test('a kundli has one Moon: its periods begin with the lord of the star that it names', () => {
    const birth = { year: 2000, month: 1, date: 2, hours: 16, minutes: 19, latitude: 0, longitude: -78, timezone: 0 };
    for (const observation_point of ['topocentric', 'geocentric'] as const) {
      const asked = { ...birth, settings: { observation_point } };
      const answer = answered(astrology['kundli/advanced'], asked, sky);
      const { nakshatra_details: details, dasha_balance: balance, dasha_periods: periods, metadata } = answer;
      expect(metadata.observation_point).toBe(observation_point);
      const isSeen = observation_point === 'topocentric';
      expect(details.nakshatra.name).toBe(isSeen ? 'Vishakha' : 'Anuradha');
      expect([balance.lord.name, periods[0]?.name]).toEqual(isSeen ? ['Jupiter', 'Jupiter'] : ['Saturn', 'Saturn']);
    }
  });
});
