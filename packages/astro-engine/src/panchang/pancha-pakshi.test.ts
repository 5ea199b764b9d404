import { describe, expect, test } from 'vitest';
import type { Paksha } from './names.ts';
import {
  adhikaraBirdOf,
  BIRD_ACTIVITIES,
  BIRDS,
  birdRelation,
  birthBirdOf,
  paduBirdOf,
  pakshiYamas,
} from './pancha-pakshi.ts';

const PAKSHAS: readonly Paksha[] = ['Shukla', 'Krishna'];
const DAY = { startJdUt: 2_461_000.5, endJdUt: 2_461_001 };

/** Initials of the activities: rule, eat, walk, sleep, die. */
const LETTERS = { R: 'ruling', E: 'eating', W: 'walking', S: 'sleeping', D: 'dying' } as const;
const letterOf = (activity: string): string =>
  Object.entries(LETTERS).find(([, name]) => name === activity)?.[0] ?? '?';

/**
 * First yama of each weekday from Sunday, vulture to peacock, as an independent table of 140 activities prints it
 * (bright day, bright night, dark day, dark night).
 */
const FIRST_YAMAS = [
  ['Shukla', true, 'EWRSD DEWRS EWRSD DEWRS SDEWR RSDEW WRSDE'],
  ['Shukla', false, 'DRESW WDRES DRESW WDRES SWDRE ESWDR RESWD'],
  ['Krishna', true, 'WDRES SWDRE WDRES DRESW RESWD ESWDR SWDRE'],
  ['Krishna', false, 'ERDWS DWSER ERDWS SERDW WSERD RDWSE DWSER'],
] as const;

describe.each(FIRST_YAMAS)('%s half, day: %s', (paksha, isDay, printed) => {
  test.each(printed.split(' ').map((birds, weekdayIndex) => [weekdayIndex, birds] as const))(
    'weekday %i begins with %s',
    (weekdayIndex, birds) => {
      const [first] = pakshiYamas(DAY, { isDay, weekdayIndex, paksha });
      expect(BIRDS.map((bird) => letterOf(first?.activities[bird] ?? '')).join('')).toBe(birds);
    },
  );

  test('a bird has each activity once, and in a yama no two birds have the same', () => {
    for (let weekdayIndex = 0; weekdayIndex < 7; weekdayIndex += 1) {
      const yamas = pakshiYamas(DAY, { isDay, weekdayIndex, paksha });
      for (const { activities } of yamas) expect(new Set(Object.values(activities)).size).toBe(5);
      for (const bird of BIRDS) expect(new Set(yamas.map(({ activities }) => activities[bird])).size).toBe(5);
    }
  });

  test('the parts of a yama tile it, begin with the bird’s own activity, and have each bird once with its own', () => {
    for (let weekdayIndex = 0; weekdayIndex < 7; weekdayIndex += 1) {
      for (const yama of pakshiYamas(DAY, { isDay, weekdayIndex, paksha })) {
        for (const bird of BIRDS) {
          const parts = yama.partsOf(bird);
          expect(parts[0]).toMatchObject({ bird, activity: yama.activities[bird], startJdUt: yama.startJdUt });
          expect(parts.at(-1)?.endJdUt).toBe(yama.endJdUt);
          expect(new Set(parts.map((part) => part.bird)).size).toBe(5);
          for (const part of parts) expect(part.activity).toBe(yama.activities[part.bird]);
          for (const [index, part] of parts.slice(1).entries()) expect(part.startJdUt).toBe(parts[index]?.endJdUt);
        }
      }
    }
  });
});

test('five successive yamas of the vulture on a Sunday are as a second program lists them', () => {
  const listed = ([paksha, isDay]: readonly [Paksha, boolean]) =>
    pakshiYamas(DAY, { isDay, weekdayIndex: 0, paksha }).map(({ activities }) => letterOf(activities.vulture)).join(''); // prettier-ignore
  expect(([['Shukla', true], ['Shukla', false], ['Krishna', true], ['Krishna', false]] as const).map(listed)).toEqual([
    'EWRSD', 'DWSER', 'WEDSR', 'ESWDR',
  ]); // prettier-ignore
});

test('the parts of a yama of 144 minutes by day in the bright half are 48, 30, 36, 18 and 12 minutes', () => {
  const [first] = pakshiYamas(DAY, { isDay: true, weekdayIndex: 0, paksha: 'Shukla' });
  const minutes = Object.fromEntries(
    (first?.partsOf('owl') ?? []).map(({ activity, startJdUt, endJdUt }) => [activity, Math.round((endJdUt - startJdUt) * 1_440)]),
  );
  expect(minutes).toEqual({ ruling: 48, eating: 30, walking: 36, sleeping: 18, dying: 12 });
}); // prettier-ignore

test.each(PAKSHAS)('the parts of a yama in the %s half are 24 in all, by day and by night', (paksha) => {
  for (const isDay of [true, false]) {
    const [yama] = pakshiYamas({ startJdUt: 0, endJdUt: 5 * 24 }, { isDay, weekdayIndex: 3, paksha });
    const days = (yama?.partsOf('crow') ?? []).map(({ startJdUt, endJdUt }) => Math.round(endJdUt - startJdUt));
    expect(days.reduce((sum, one) => sum + one, 0)).toBe(24);
    expect(Math.min(...days)).toBeGreaterThanOrEqual(2);
  }
});

test('the bird of a birth goes by five groups of stars, in reverse in the dark half', () => {
  const numbers = Array.from({ length: 27 }, (_, index) => index + 1);
  const counts = (paksha: Paksha) => BIRDS.map((bird) => numbers.filter((number) => birthBirdOf(number, paksha) === bird).length); // prettier-ignore
  expect([birthBirdOf(5, 'Shukla'), birthBirdOf(6, 'Shukla'), birthBirdOf(16, 'Krishna'), birthBirdOf(22, 'Krishna'), birthBirdOf(1, 'Krishna')]).toEqual(['vulture', 'owl', 'crow', 'vulture', 'peacock']); // prettier-ignore
  expect(counts('Shukla')).toEqual([5, 6, 5, 5, 6]);
  expect(counts('Krishna')).toEqual([6, 5, 5, 6, 5]);
});

test('each bird has two friends and two enemies, and they are mutual', () => {
  for (const paksha of PAKSHAS)
    for (const bird of BIRDS) {
      expect(BIRDS.map((other) => birdRelation(bird, other, paksha)).toSorted()).toEqual(['enemy', 'enemy', 'friend', 'friend', 'same']); // prettier-ignore
      for (const other of BIRDS) expect(birdRelation(bird, other, paksha)).toBe(birdRelation(other, bird, paksha));
    }
  expect(birdRelation('vulture', 'peacock', 'Shukla')).toBe('friend');
  expect(birdRelation('vulture', 'owl', 'Krishna')).toBe('enemy');
});

test('rulers and unfit birds of the weekdays', () => {
  expect(adhikaraBirdOf('Shukla', true, 6)).toBe('peacock');
  expect(adhikaraBirdOf('Krishna', false, 3)).toBe('owl');
  expect(paduBirdOf('Shukla', 4)).toBe('vulture');
  expect(paduBirdOf('Krishna', 2)).toBe('vulture');
  expect(BIRD_ACTIVITIES[0]).toBe('ruling');
});
