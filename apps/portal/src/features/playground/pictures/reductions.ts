import type { AnswerOf } from '../answers.ts';

export type Reduction = {
  label: string;
  number: number;
  calculation: string;
  isMaster: boolean;
  karmicDebt: number | null;
  ages: { from: number; to: number | null } | null;
};

export type NamePart = AnswerOf<'numerology', 'expression'>['parts'][number];

/** Numbers with how they came about; parts of a name where there is one. */
export type ReductionView = { reductions: Reduction[]; parts: readonly NamePart[] };

type Single = { master_number?: boolean | number | null; karmic_debt_number?: number | null; calculation: string };

const single = (label: string, number: number, answer: Single): Reduction => ({
  label,
  number,
  calculation: answer.calculation,
  isMaster: typeof answer.master_number === 'number' || answer.master_number === true,
  karmicDebt: answer.karmic_debt_number ?? null,
  ages: null,
});

export const singleView = (
  label: string,
  number: number,
  answer: Single & { parts?: readonly NamePart[] },
): ReductionView => ({ reductions: [single(label, number, answer)], parts: answer.parts ?? [] });

type Staged = Single & { position: number; from_age: number; to_age: number | null };

export const stagesView = <Stage extends Staged>(
  label: string,
  stages: readonly Stage[],
  numberOf: (stage: Stage) => number,
): ReductionView => ({
  reductions: stages.map((stage) => ({
    ...single(`${label} ${stage.position}`, numberOf(stage), stage),
    ages: { from: stage.from_age, to: stage.to_age },
  })),
  parts: [],
});
