import { expect, test } from 'vitest';
import { boundarySecondOf, jdUtOfSecond } from '../core/moment.ts';
import { uniformSky } from '../testing.ts';
import { anandadiYogaAt } from './anandadi.ts';
import { chandraBala, taraBala } from './bala.ts';
import { dishaShoolHours, dishaShoolOf } from './disha-shool.ts';
import { limbAfter, limbAt, limbsBetween, lightAnglesOf, LIMB_IDS } from './limbs.ts';
import { amritKaalOf, varjyamsOf } from './nakshatra-ghatis.ts';
import { karanaAt, NITYA_YOGAS, TITHIS } from './names.ts';
import { ayanaOf, rituAt } from './ritu.ts';
import { specialYogasOf } from './special-yogas.ts';

const printedSecond = (jdUt: number): number => jdUtOfSecond(boundarySecondOf(jdUt));

const angles = lightAnglesOf(uniformSky, 'lahiri'); // The elongation grows by 12° a day: a tithi a day, from JD 0.

test('where the Moon gains 12° a day each tithi lasts a day and each karana half of one', () => {
  expect(limbAt(angles, 'tithi', 10.4)).toMatchObject({ index: 10 });
  expect(limbAt(angles, 'tithi', 10.4).startJdUt).toBeCloseTo(10, 6);
  expect(limbAt(angles, 'tithi', 10.4).endJdUt).toBeCloseTo(11, 6);
  expect(limbAt(angles, 'karana', 10.6)).toMatchObject({ index: 21 });
});

test('a nakshatra ends when the Moon has gone 13°20′, a yoga when Sun and Moon together have', () => {
  expect(limbAt(angles, 'nakshatra', 0.5).endJdUt).toBeCloseTo(printedSecond(360 / 27 / 13), 6);
  expect(limbAt(angles, 'yoga', 0.5).endJdUt).toBeCloseTo(printedSecond(360 / 27 / 14), 6);
});

test('the end of one is the start of the next, to the last bit', () => {
  for (const limb of LIMB_IDS) {
    const now = limbAt(angles, limb, 1234.567);
    expect(limbAfter(angles, limb, now)).toMatchObject({ startJdUt: now.endJdUt });
    const listed = limbsBetween(angles, limb, 1234, 1237);
    for (const [index, span] of listed.slice(1).entries()) {
      expect(span.startJdUt).toBe(listed[index]?.endJdUt);
      expect(span.index).not.toBe(listed[index]?.index);
    }
  }
});

test('thirty tithis end in the full and the new moon', () => {
  expect(TITHIS).toHaveLength(30);
  expect(TITHIS[14]).toMatchObject({ name: 'Purnima', paksha: 'Shukla', group: 'Purna' });
  expect(TITHIS[29]).toMatchObject({ name: 'Amavasya', paksha: 'Krishna', dayOfPaksha: 15 });
  expect(TITHIS[18]).toMatchObject({ name: 'Chaturthi', paksha: 'Krishna', group: 'Rikta' });
});

test('four fixed karanas stand about the new moon and seven go round between them', () => {
  expect([0, 1, 7, 8, 56, 57, 58, 59].map((index) => karanaAt(index).name)).toEqual([
    'Kimstughna', 'Bava', 'Vishti', 'Bava', 'Vishti', 'Shakuni', 'Chatushpada', 'Naga',
  ]); // prettier-ignore
});

test('nine of the twenty-seven yogas are inauspicious', () => {
  expect(NITYA_YOGAS).toHaveLength(27);
  const bad = NITYA_YOGAS.flatMap(({ quality }, index) => (quality === 'good' ? [] : [index + 1]));
  expect(bad).toEqual([1, 6, 9, 10, 13, 15, 17, 19, 27]);
});

test('the Moon in one’s own sign is good, in the eighth from it worst', () => {
  const from = chandraBala(7);
  expect(from[7]).toMatchObject({ houseNumber: 1, quality: 'good' });
  expect(from[0]).toMatchObject({ houseNumber: 8, quality: 'bad', isChandrashtama: true });
  const good = from.filter(({ quality }) => quality === 'good').map(({ houseNumber }) => houseNumber);
  expect(good.toSorted((one, other) => one - other)).toEqual([1, 3, 6, 7, 10, 11]);
  expect(from.map(({ birthSignIndex }) => birthSignIndex)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

test('taras go by nines from the birth star', () => {
  const today = taraBala(9);
  expect(today).toHaveLength(27);
  expect(today.map(({ round }) => round).filter((round) => round === 3)).toHaveLength(9);
  expect(today[9]).toMatchObject({ taraNumber: 1, round: 1 });
  expect(today[0]).toMatchObject({ taraNumber: 1, round: 2 }); // Magha is the tenth from Ashwini.
  expect(today[8]?.tara.name).toBe('Sampat');
  expect(today[10]?.tara.name).toBe('Parama Mitra');
});

test.each([
  [0, 0, 'Ananda'],
  [1, 4, 'Ananda'],
  [2, 8, 'Ananda'], // Tuesday begins with Ashlesha.
  [6, 23, 'Ananda'],
  [0, 22, 'Matanga'], // A Sunday in Dhanishta.
  [0, 23, 'Rakshasa'],
] as const)('weekday %s with star %s makes %s', (weekdayIndex, nakshatraIndex, name) => {
  expect(anandadiYogaAt(weekdayIndex, nakshatraIndex).row.name).toBe(name);
});

test('Sunday in Hasta is Amrita Siddhi and Sarvartha Siddhi', () => {
  expect(specialYogasOf(0, 12, 12).map(({ name }) => name)).toEqual(['Sarvartha Siddhi', 'Amrita Siddhi']);
  expect(specialYogasOf(1, 3, 0).map(({ name }) => name)).toEqual(['Sarvartha Siddhi', 'Ravi Yoga']);
});

test('Sunday forbids the west, for 4 h 48 min from sunrise', () => {
  expect(dishaShoolOf(0)).toEqual({ direction: 'West', remedy: 'jaggery' });
  expect((dishaShoolHours(10).endJdUt - 10) * 24).toBeCloseTo(4.8, 9);
});

test('spring is the Sun in Meena and Mesha, or from Mesha by the Tamil reckoning', () => {
  expect(rituAt(angles.sun, 340)).toMatchObject({ ritu: { name: 'Vasanta' } });
  expect(rituAt(angles.sun, 340).startJdUt).toBeCloseTo(330, 6);
  expect(rituAt(angles.sun, 340).endJdUt).toBeCloseTo(390, 6);
  expect(rituAt(angles.sun, 340, 'mesha_start').ritu.name).toBe('Shishira');
  expect(rituAt(angles.sun, 100).ritu.name).toBe('Varsha');
});

test('the Sun goes north from Makara to Mithuna', () => {
  expect([270, 0, 89.9, 90, 269.9].map(ayanaOf)).toEqual([
    'Uttarayana',
    'Uttarayana',
    'Uttarayana',
    'Dakshinayana',
    'Dakshinayana',
  ]);
});

test('Amrit and Varjyam are fifteenths of the star, Moola has two Varjyams', () => {
  const star = { index: 0, startJdUt: 0, endJdUt: 1 };
  expect(amritKaalOf(star).startJdUt).toBeCloseTo(0.7, 9);
  expect(amritKaalOf(star).endJdUt).toBeCloseTo(0.7 + 1 / 15, 9);
  expect(varjyamsOf(star)).toHaveLength(1);
  expect(varjyamsOf({ ...star, index: 18 })).toHaveLength(2);
});

test('Amrit and Varjyam begin at the printed ghatis of sixty, and last four', () => {
  const AMRIT = [42, 48, 54, 52, 38, 35, 54, 44, 56, 54, 44, 42, 45, 44, 38, 38, 34, 38, 44, 48, 44, 34, 34, 42, 40, 48, 54]; // prettier-ignore
  const VARJYAM = [50, 24, 30, 40, 14, 21, 30, 20, 32, 30, 20, 18, 21, 20, 14, 14, 10, 14, 20, 24, 20, 10, 10, 18, 16, 24, 30]; // prettier-ignore
  const ghatisOf = ({ startJdUt, endJdUt }: { startJdUt: number; endJdUt: number }) =>
    [startJdUt, endJdUt].map((jdUt) => Math.round((jdUt - 2_451_545) * 60));
  for (const [index, ghatis] of AMRIT.entries()) {
    const star = { index, startJdUt: 2_451_545, endJdUt: 2_451_546 };
    const starts = [VARJYAM[index] ?? Number.NaN, ...(index === 18 ? [56] : [])];
    expect(ghatisOf(amritKaalOf(star))).toEqual([ghatis, ghatis + 4]);
    expect(varjyamsOf(star).map(ghatisOf)).toEqual(starts.map((start) => [start, start + 4]));
  }
});
