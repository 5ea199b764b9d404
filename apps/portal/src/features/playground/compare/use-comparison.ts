'use client';

import { useState } from 'react';
import { isSuccess, type Answer } from '../run/outcome.ts';

/** The tab of a result that compares two answers. */
export const COMPARE_VIEW = 'compare';

/** Maximum number of answers of this operation in this page; they are stored nowhere else. */
const ANSWERS_MAX = 20;

export type Comparison = {
  /** The answer to compare with the current one; null while there is no other. */
  a: Answer | null;
  /** Newest first, with the current one. */
  answers: readonly Answer[];
  add(answer: Answer): void;
  keep(answer: Answer): void;
};

export function useComparison(present: Answer | null): Comparison {
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  const [kept, keep] = useState<Answer | null>(null);
  const before = answers.find((answer) => answer !== present) ?? null;
  return {
    a: kept ?? before,
    answers: kept === null || answers.includes(kept) ? answers : [...answers, kept],
    add(answer) {
      if (isSuccess(answer)) setAnswers((known) => [answer, ...known].slice(0, ANSWERS_MAX));
    },
    keep,
  };
}
