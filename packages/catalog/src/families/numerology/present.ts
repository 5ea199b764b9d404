import type { DateComponents, DateSum } from '@graha/astro-engine/numerology/from-date';
import type { NameMethod, NameNumber } from '@graha/astro-engine/numerology/from-name';
import type { Reduction } from '@graha/astro-engine/numerology/reduce';
import type { z } from 'zod';
import type { NamePart, READING } from './schemas.ts';

type Wire<Shape extends z.ZodRawShape> = z.input<z.ZodObject<Shape>>;

/** `29 → 11`. */
const spelled = ({ steps }: Reduction): string => steps.join(' → ');

/** For example `8 + 6 + 1 = 15 → 6`; a single number needs no sum. */
const spelledSum = (operands: readonly number[], total: Reduction): string =>
  operands.length === 1 ? spelled(total) : `${operands.join(' + ')} = ${spelled(total)}`;

export const presentSum = ({ operands, total }: DateSum): string => spelledSum(operands, total);

/** `month 8; day 15 → 6; year 1990 → 19 → 10 → 1`. */
export const presentComponents = ({ month, day, year }: DateComponents): string =>
  `month ${spelled(month)}; day ${spelled(day)}; year ${spelled(year)}`;

export const presentReading = (total: Reduction, calculation: string): Wire<typeof READING> => ({
  master_number: total.isMaster,
  karmic_debt_number: total.karmicDebt,
  calculation,
});

type PartNumber = NameNumber['parts'][number];

const lettersOf = ({ counted }: PartNumber): string =>
  counted.map(({ letter, value }) => `${letter}${value}`).join(' ');

export const presentPart = (part: PartNumber): z.input<typeof NamePart> => ({
  name: part.part,
  letters: part.counted.map(({ letter, value }) => ({ letter, value })),
  sum: part.reduction.steps[0] ?? 0,
  number: part.reduction.value,
});

/** `MILAN M4 I9 L3 A1 N5 = 22; BRUNCLIK … = 36 → 9; 22 + 9 = 31 → 4`. */
export function presentNameSum({ parts, total }: NameNumber, method: NameMethod): string {
  const spelledPart = (part: PartNumber): string => {
    const { reduction } = part;
    const sum = method === 'name_parts' ? spelled(reduction) : String(reduction.steps[0] ?? 0);
    return `${part.part}: ${lettersOf(part) || 'none'} = ${sum}`;
  };
  const operands = parts.map(({ reduction }) =>
    method === 'name_parts' ? reduction.value : (reduction.steps[0] ?? 0),
  );
  return [...parts.map(spelledPart), spelledSum(operands, total)].join('; ');
}
