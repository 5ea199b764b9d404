import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { challenges, lifePath, personalYear, pinnacles } from './from-date.ts';
import { nameNumber } from './from-name.ts';
import { LETTER_TABLES, lettersIn, namePartsOf } from './letters.ts';
import { digitSum, reduced, singleDigit } from './reduce.ts';

const date = (iso: string) => {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return { year, month, day };
};

describe('a reduction', () => {
  test.each([
    [0, [0]],
    [9, [9]],
    [10, [10, 1]],
    [29, [29, 11]],
    [33, [33]],
    [1993, [1993, 22]],
    [1979, [1979, 26, 8]],
    [9999, [9999, 36, 9]],
  ])('of %s goes %s', (number, steps) => expect(reduced(number).steps).toEqual(steps));

  test('goes on to a single digit where masters are not kept', () => {
    expect([11, 22, 33, 29].map(singleDigit)).toEqual([2, 4, 6, 2]);
  });

  test('names the karmic debt it passes through', () => {
    expect(reduced(19).karmicDebt).toBe(19);
    expect(reduced(94)).toMatchObject({ value: 4, karmicDebt: 13 });
    expect(reduced(20).karmicDebt).toBeNull();
  });

  test('never changes the number modulo nine', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (number) => {
        expect(singleDigit(number)).toBe(((number - 1) % 9) + 1);
        expect((number - reduced(number).value) % 9).toBe(0);
      }),
    );
  });
});

describe('the life path', () => {
  // Day by day: components, all digits, whole numbers.
  test.each([
    ['1990-03-15', 1, 1, 1],
    ['1992-02-29', 7, 7, 7],
    ['2000-02-29', 6, 6, 6],
    ['1979-11-29', 3, 3, 3],
    ['1975-11-02', 8, 8, 8],
    ['1960-08-06', 3, 3, 3],
    ['1988-11-22', 5, 5, 5],
    ['1964-02-29', 6, 33, 6],
    ['1992-11-29', 7, 7, 7],
    ['1958-12-15', 5, 5, 5],
    ['2009-09-09', 11, 11, 11],
    ['1953-05-04', 9, 9, 9],
    ['1984-12-29', 9, 9, 9],
    ['1992-11-22', 9, 9, 9], // 11 + 22 + 3 = 36.
  ])('of %s is %s, %s by all digits, %s by whole numbers', (iso, components, allDigits, wholeNumbers) => {
    expect(lifePath(date(iso)).total.value).toBe(components);
    expect(lifePath(date(iso), 'all_digits').total.value).toBe(allDigits);
    expect(lifePath(date(iso), 'whole_numbers').total.value).toBe(wholeNumbers);
  });

  test('keeps a master number within a component and says when the whole is one', () => {
    expect(lifePath(date('1992-11-29')).operands).toEqual([11, 11, 3]);
    expect(lifePath(date('2009-09-09')).total).toMatchObject({ value: 11, isMaster: true });
    expect(lifePath(date('1990-03-15')).total.isMaster).toBe(false);
  });

  test('of the first and the last year is a number too', () => {
    expect(lifePath(date('0001-01-01')).total.value).toBe(3);
    expect(lifePath(date('9999-12-31')).total.value).toBe(7);
  });
});

describe('the personal year', () => {
  test('of 15 March in 2024 is 3 + 6 + 8 = 17 → 8', () => {
    expect(personalYear(date('1990-03-15'), 2024)).toMatchObject({ operands: [3, 6, 8], cycleNumber: 8 });
  });

  test('keeps a master number and gives the cycle beside it', () => {
    const { total, cycleNumber } = personalYear(date('1990-01-01'), 2025); // 1 + 1 + 9.
    expect([total.value, total.isMaster, cycleNumber]).toEqual([11, true, 2]);
  });

  test('comes round every nine years', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9000 }), (year) => {
        const [now, then] = [personalYear(date('1990-07-04'), year), personalYear(date('1990-07-04'), year + 9)];
        expect(then.cycleNumber).toBe(now.cycleNumber);
      }),
    );
  });
});

describe('pinnacles and challenges', () => {
  const born = date('1990-03-15'); // 3, 6, 1; life path 1.

  test('are the four sums and the four differences', () => {
    expect(pinnacles(born).map(({ total }) => total.value)).toEqual([9, 7, 7, 4]);
    expect(challenges(born).map(({ value }) => value)).toEqual([3, 5, 2, 2]);
  });

  test('share their ages: to 36 less the life path, then nine years each, then open', () => {
    const ages = [
      { fromAge: 0, toAge: 35 },
      { fromAge: 36, toAge: 44 },
      { fromAge: 45, toAge: 53 },
      { fromAge: 54, toAge: null },
    ];
    expect(pinnacles(born)).toMatchObject(ages);
    expect(challenges(born)).toMatchObject(ages);
  });

  test('take the single digit of a master life path for their ages', () => {
    expect(pinnacles(date('2009-09-09'))[0]).toMatchObject({ toAge: 34 }); // 11 counts as 2.
  });

  test('differ in masters: a pinnacle keeps them, a challenge is at most 8', () => {
    expect(pinnacles(date('1991-09-02'))[0]?.total).toMatchObject({ value: 11, isMaster: true });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }), (year, month, day) => {
        for (const { value } of challenges({ year, month, day })) expect([0, 1, 2, 3, 4, 5, 6, 7, 8]).toContain(value);
      }),
    ); // prettier-ignore
  });
});

describe('letters', () => {
  test('have a value each in the Pythagorean table, and none of 9 in the Chaldean', () => {
    const { pythagorean, chaldean } = LETTER_TABLES;
    expect([pythagorean.size, chaldean.size]).toEqual([26, 26]);
    expect([...'AJSIRZ'].map((letter) => pythagorean.get(letter))).toEqual([1, 1, 1, 9, 9, 8]);
    expect([...'AYCSOZFP'].map((letter) => chaldean.get(letter))).toEqual([1, 1, 3, 3, 7, 7, 8, 8]);
    expect(Math.max(...chaldean.values())).toBe(8);
  });

  test.each([
    ['jean-pierre O’Brien', ['JEAN', 'PIERRE', 'O', 'BRIEN']],
    ['J.R.R. Tolkien', ['J', 'R', 'R', 'TOLKIEN']],
    ['Élodie Müller-Łukasiewicz', ['ELODIE', 'MULLER', 'LUKASIEWICZ']],
    ['Weiß Straße', ['WEISS', 'STRASSE']],
    ['Æthelred Œdipe Ørsted Þór', ['AETHELRED', 'OEDIPE', 'ORSTED', 'THOR']],
    ['ﬁona', ['FIONA']],
    ['Iʻolani', ['I', 'OLANI']],
    ['İrem Işık', ['IREM', 'ISIK']],
    ['Nguyễn Thị', ['NGUYEN', 'THI']],
  ])('of %s are %s', (name, parts) => expect(namePartsOf(name)).toEqual({ parts }));

  test.each([
    ['शर्मा', 'must be written in Latin letters; the tables have no values for "शर्मा"'],
    ['Ivan Петров', 'must be written in Latin letters; the tables have no values for "Петров"'],
    ['李', 'must be written in Latin letters; the tables have no values for "李"'],
    ['1234 -!', 'must have at least one letter'],
    ['   ', 'must have at least one letter'],
  ])('of %s are not to be had, and it is said why', (name, problem) => {
    expect(namePartsOf(name)).toEqual({ problem });
  });

  const isVowelY = (name: string): boolean =>
    lettersIn(name, 'auto').some(({ letter, isVowel }) => letter === 'Y' && isVowel);

  test.each(['LYNN', 'MARY', 'YVONNE', 'KELLY', 'BRYAN', 'WYATT', 'RYAN', 'MYERS'])('Y is a vowel in %s', (name) =>
    expect(isVowelY(name)).toBe(true),
  );
  test.each(['MAYA', 'YOLANDA', 'JOY', 'MEYER', 'TANYA'])('Y is a consonant in %s', (name) =>
    expect(isVowelY(name)).toBe(false),
  );
  test('Y is what the setting says, and W always a consonant', () => {
    expect(lettersIn('JOY', 'always').map(({ isVowel }) => isVowel)).toEqual([false, true, true]);
    expect(lettersIn('MARY', 'never').map(({ isVowel }) => isVowel)).toEqual([false, true, false, false]);
    expect(lettersIn('OWEN', 'auto')[1]?.isVowel).toBe(false);
  });
});

describe('a number of a name', () => {
  const PLAIN = { table: 'pythagorean', yRule: 'auto', method: 'name_parts' } as const;

  test('reduces each part before it adds them, or adds all letters first', () => {
    const parts = ['MILAN', 'BRUNCLIK'];
    expect(nameNumber('expression', parts, PLAIN)).toMatchObject({ total: { steps: [31, 4] } }); // 22 + 9.
    expect(nameNumber('expression', parts, { ...PLAIN, method: 'whole_name' })).toMatchObject({
      total: { steps: [58, 13, 4] },
    });
    expect(nameNumber('soulUrge', parts, { ...PLAIN, method: 'whole_name' }).total).toMatchObject({
      value: 22,
      isMaster: true,
    });
  });

  test('is 0 where no letter counts', () => {
    expect(nameNumber('personality', ['AOI'], PLAIN).total.value).toBe(0);
    expect(nameNumber('soulUrge', ['NG'], PLAIN).total.value).toBe(0);
  });

  test('vowels and consonants together are the whole name, in both tables, whatever the Y', () => {
    const name = fc.array(fc.stringMatching(/^[A-Z]{1,12}$/), { minLength: 1, maxLength: 4 });
    const table = fc.constantFrom('pythagorean', 'chaldean');
    fc.assert(
      fc.property(name, table, fc.constantFrom('auto', 'always', 'never'), (parts, letterTable, yRule) => {
        const sum = (kind: 'expression' | 'soulUrge' | 'personality') =>
          nameNumber(kind, parts, { table: letterTable, yRule, method: 'whole_name' }).total.steps[0] ?? 0;
        expect(sum('soulUrge') + sum('personality')).toBe(sum('expression'));
        const byParts = nameNumber('expression', parts, { table: letterTable, yRule, method: 'name_parts' });
        expect(singleDigit(byParts.total.value)).toBe(singleDigit(sum('expression')));
      }),
    );
  });

  test('sums of digits and of letters are whole', () => expect(digitSum(1990)).toBe(19));
});
