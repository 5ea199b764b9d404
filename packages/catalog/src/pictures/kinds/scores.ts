import type { NamePart, Reduction, ReductionChart } from '@graha/drawing/reduction-card';
import type { ScoreChart } from '@graha/drawing/score-card';
import type { AnswerOf } from '../answers.ts';
import { labelOf } from './label-of.ts';

/** The points, the verdict of the answer, and its exceptions: the score itself is never changed. */
export type ScoreView = { chart: ScoreChart; says: string; exceptions: string[] };

type Compared = { max: number; bride: string | number; groom: string | number };

export function ashtakootView(answer: AnswerOf<'matchmaking', 'ashtakoot'>): ScoreView {
  const rows = Object.entries(answer.kootas).map(([key, koota]) => ({
    name: labelOf(key),
    score: koota.score,
    max: koota.max,
    compared: comparedOf(koota),
  }));
  return {
    chart: { total: answer.total_score, max: answer.max_score, rows },
    says: answer.recommendation,
    exceptions: answer.exceptions.map(wordsOf),
  };
}

const comparedOf = ({ bride, groom }: Compared): string => `${bride} / ${groom}`;

const wordsOf = (exception: unknown): string => {
  if (typeof exception === 'string') return exception;
  const words = typeof exception === 'object' && exception !== null ? Object.values(exception) : [exception];
  return words.map(String).join(': ');
};

export function poruthamView(answer: AnswerOf<'matchmaking', 'porutham'>): ScoreView {
  const rows = Object.entries(answer.poruthams).map(([key, { points, max, ...rest }]) => ({
    name: labelOf(key),
    score: points,
    max,
    compared: comparedOf({ max, ...rest }),
  }));
  return {
    chart: { total: answer.total_points, max: answer.max_points, rows },
    says: answer.recommendation,
    exceptions: answer.vetoes.map(wordsOf),
  };
}

type Match = { name: string; has_porutham: boolean; points?: number; porutham_status?: string };

type MatchAnswer = {
  maximum_points: number;
  message: { description: string };
  matches: readonly Match[];
} & ({ total_points: number } | { obtained_points: number });

export const matchView = (answer: MatchAnswer): ScoreView => ({
  chart: {
    total: 'total_points' in answer ? answer.total_points : answer.obtained_points,
    max: answer.maximum_points,
    rows: answer.matches.map(({ name, has_porutham, points, porutham_status }) => ({
      name: name.replace(/ Porutham$/, ''),
      score: points ?? Number(has_porutham),
      max: 1,
      compared: porutham_status ?? '',
    })),
  },
  says: answer.message.description,
  exceptions: [],
});

/** Numbers with their calculation, and the parts of a name if there is one. */
export type ReductionView = ReductionChart;

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
