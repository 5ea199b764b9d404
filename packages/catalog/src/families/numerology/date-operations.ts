import {
  challenges as challengesOf,
  LIFE_PATH_METHODS,
  lifePath as lifePathOf,
  personalYear as personalYearOf,
  pinnacles as pinnaclesOf,
} from '@graha/astro-engine/numerology/from-date';
import { z } from 'zod';
import { Metadata } from '../../wire/envelopes.ts';
import { operation } from '../../operation/operation.ts';
import { presentComponents, presentReading, presentSum } from './present.ts';
import { BirthDate, CalendarYear, civilDateOf, numerologyMetadata, numerologyRequest } from './request.ts';
import { AGES, NUMBER, READING } from './schemas.ts';

const EXAMPLE = { date: '1990-08-15' };

const method = {
  values: LIFE_PATH_METHODS,
  title: 'Method',
  description:
    'Reduce month, day and year and add them (components), add every digit, or add the three whole numbers. All give ' +
    'the same single digit; only some of them may give a master number.',
} as const;

export const lifePath = operation({
  summary: 'Life path number from a birth date; 11, 22 and 33 are kept.',
  description:
    'The chief number of numerology. Month, day and year of birth are each reduced to one digit by adding their digits, then ' +
    'added, and the sum is reduced; a reduction that lands on 11, 22 or 33 stops there, and `master_number` is true.',
  input: numerologyRequest({ date: BirthDate }, { method }),
  output: z.strictObject({
    life_path_number: NUMBER.describe('The number, master numbers kept.'),
    ...READING,
    metadata: Metadata,
  }),
  credits: 1,
  example: EXAMPLE,
  compute: ({ date, system, settings }) => {
    const { components, operands, total } = lifePathOf(civilDateOf(date), settings.method);
    const sum = presentSum({ operands, total });
    const calculation = settings.method === 'components' ? `${presentComponents(components)}; ${sum}` : sum;
    return {
      life_path_number: total.value,
      ...presentReading(total, calculation),
      metadata: numerologyMetadata(system, { method: settings.method }),
    };
  },
});

export const personalYear = operation({
  summary: 'Personal year number: position of a calendar year in the cycle of nine.',
  description:
    'Month and day of birth and the calendar year, each as one digit, are added and reduced. `personal_year_number` keeps 11 ' +
    'and 22; `cycle_number` is reduced further to 1 to 9, for schools without master numbers in the cycle.',
  input: numerologyRequest({ date: BirthDate, year: CalendarYear }),
  output: z.strictObject({
    year: z.int().describe('The requested calendar year.'),
    personal_year_number: NUMBER.describe('The number, 11 and 22 kept.'),
    cycle_number: z.int().min(1).max(9).describe('The year’s number reduced to 1 to 9.'),
    ...READING,
    metadata: Metadata,
  }),
  credits: 1,
  example: { ...EXAMPLE, year: 2026 },
  compute: ({ date, year, system }) => {
    const { components, operands, total, cycleNumber } = personalYearOf(civilDateOf(date), year);
    return {
      year,
      personal_year_number: total.value,
      cycle_number: cycleNumber,
      ...presentReading(total, `${presentComponents(components)}; ${presentSum({ operands, total })}`),
      metadata: numerologyMetadata(system),
    };
  },
});

const Position = z.int().min(1).max(4).describe('Position in life: 1 is the first.');

export const pinnacles = operation({
  summary: 'The four pinnacles of a life, with their ages.',
  description:
    'Four numbers, each for a period of life: month + day, day + year, the sum of these two, and month + year, from single ' +
    'digits; sums keep 11, 22 and 33. The first period ends at the age of 36 less the life path number, the next two last ' +
    'nine years each, and the fourth has no end.',
  input: numerologyRequest({ date: BirthDate }),
  output: z.strictObject({
    pinnacles: z
      .array(
        z.strictObject({
          position: Position,
          pinnacle_number: NUMBER.describe('The number, master numbers kept.'),
          ...AGES,
          ...READING,
        }),
      )
      .length(4)
      .describe('The four, in order.'),
    metadata: Metadata,
  }),
  credits: 1,
  example: EXAMPLE,
  compute: ({ date, system }) => ({
    pinnacles: pinnaclesOf(civilDateOf(date)).map(({ operands, total, fromAge, toAge }, index) => ({
      position: index + 1,
      pinnacle_number: total.value,
      from_age: fromAge,
      to_age: toAge,
      ...presentReading(total, presentSum({ operands, total })),
    })),
    metadata: numerologyMetadata(system),
  }),
});

export const challenges = operation({
  summary: 'The four challenges of a life, with their ages.',
  description:
    'The differences that go with the pinnacles: month and day, day and year, the difference of these two, and month and ' +
    'year, from single digits. They are 0 to 8 and never master numbers; their ages are those of the pinnacles.',
  input: numerologyRequest({ date: BirthDate }),
  output: z.strictObject({
    challenges: z
      .array(
        z.strictObject({
          position: Position,
          challenge_number: z.int().min(0).max(8).describe('The number, 0 to 8.'),
          ...AGES,
          calculation: READING.calculation,
        }),
      )
      .length(4)
      .describe('The four, in order.'),
    metadata: Metadata,
  }),
  credits: 1,
  example: EXAMPLE,
  compute: ({ date, system }) => ({
    challenges: challengesOf(civilDateOf(date)).map(({ operands, value, fromAge, toAge }, index) => ({
      position: index + 1,
      challenge_number: value,
      from_age: fromAge,
      to_age: toAge,
      calculation: `|${operands.join(' − ')}| = ${value}`,
    })),
    metadata: numerologyMetadata(system),
  }),
});
