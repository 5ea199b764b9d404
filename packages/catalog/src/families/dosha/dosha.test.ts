import { MANGLIK_HOUSE_SETS } from '@graha/astro-engine/dosha/manglik';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { EXAMPLE_BIRTH, EXAMPLE_COUPLE } from '../../request/birth.ts';
import { astrology } from '../astrology/astrology.ts';
import { dosha } from './dosha.ts';
import { houseSet } from './manglik.ts';

const sky = await createEphemeris();
const { manglik } = dosha;
const advanced = astrology['mangal-dosha/advanced'];
const manglikOf = (birth: z.input<typeof manglik.input>) => manglik.compute(manglik.input.parse(birth), sky);
const advancedOf = (birth: z.input<typeof advanced.input>) => advanced.compute(advanced.input.parse(birth), sky);

/** Mars in the second from Virgo rising, on a Tuesday. */
const tuesday = {
  ...EXAMPLE_BIRTH,
  year: 1967,
  month: 8,
  date: 29,
  hours: 9,
  minutes: 0,
  latitude: 19.0821978,
  longitude: 72.7411014,
};

test('manglik is counted from the ascendant, with the evidence of all three references', () => {
  const answer = manglikOf(tuesday);
  expect(answer).toMatchObject({
    is_manglik: true,
    severity: 'mild',
    is_cancelled: false,
    description: 'Manglik: Mars is in the 2nd house from the ascendant; mild.',
    rule_houses: [1, 2, 4, 7, 8, 12],
    mars: { sign: 'Libra', house: 2 },
  });
  expect(answer.references.map(({ reference, mars_house, is_dosha }) => [reference, mars_house, is_dosha])).toEqual([
    ['Ascendant', 2, true],
    ['Moon', 6, false],
    ['Venus', 3, false],
  ]);
});

test('each cancellation is shown with what it looked at, whether it applies or not', () => {
  const { cancellations } = manglikOf(tuesday);
  expect(cancellations).toHaveLength(9);
  expect(cancellations.some(({ applies }) => applies)).toBe(false);
  expect(cancellations.find(({ name }) => name === 'sign_exempt_in_house')?.reason).toBe(
    'Mars is in the 2nd from the ascendant in Libra; exempt there: Gemini and Virgo.',
  );
});

test('the school of houses decides and is named', () => {
  const { is_manglik, metadata, rule_houses } = manglikOf({ ...tuesday, settings: { house_set: 'without_second' } });
  expect([is_manglik, metadata.house_set, rule_houses]).toEqual([false, 'without_second', [1, 4, 7, 8, 12]]);
  expect(houseSet.values).toEqual(Object.keys(MANGLIK_HOUSE_SETS));
});

test('in the reference family a birth on a Tuesday is an exception, and without a dosha there is none', () => {
  expect(advancedOf(tuesday)).toMatchObject({
    has_dosha: true,
    type: 'Mild',
    has_exception: true,
    exceptions: ['The birth was on a Tuesday, the day of Mars, counted from sunrise.'],
  });
  const free = advancedOf({ ...EXAMPLE_BIRTH, date: 20 }); // A Tuesday too.
  expect(free).toMatchObject({ has_dosha: false, type: null, has_exception: false, exceptions: [], remedies: [] });
});

test('before sunrise it is still the day before', () => {
  const beforeSunrise = advancedOf({ ...tuesday, hours: 5 });
  expect(beforeSunrise.exceptions.filter((text) => text.includes('Tuesday'))).toEqual([]);
});

test('exceptions are named with their reasons', () => {
  const { exceptions } = advancedOf(EXAMPLE_COUPLE.groom);
  expect(exceptions).toContain('Mars in own or exalted sign: Mars is in Vrischika.');
});
