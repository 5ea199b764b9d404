import { z } from 'zod';

export const NUMBER = z.int().min(0).max(33);

/** Members that accompany every number. */
export const READING = {
  master_number: z.boolean().describe('Whether the number is 11, 22 or 33, which are not reduced.'),
  karmic_debt_number: z
    .int()
    .nullable()
    .describe('13, 14, 16 or 19, if the last sum before the reduction was one of these; else null.'),
  calculation: z.string().describe('The steps of the reduction.'),
};

const Letter = z.strictObject({
  letter: z.string().length(1).describe('The letter of the name, in upper case without accent.'),
  value: z.int().min(1).max(9).describe('Number that the table gives to the letter, 1 to 9.'),
});

export const NamePart = z
  .strictObject({
    name: z.string().describe('One part of the name in the letters A to Z.'),
    letters: z.array(Letter).describe('The letters of this part that count.'),
    sum: z.int().min(0).describe('Sum of the numbers of the letters.'),
    number: NUMBER.describe('The sum reduced, master numbers kept.'),
  })
  .meta({ id: 'NamePart', description: 'One part of a name and its number.' });

export const AGES = {
  from_age: z.int().min(0).describe('Whole years of age.'),
  to_age: z.int().min(0).nullable().describe('Whole years of age, inclusive; null if there is no end.'),
};
