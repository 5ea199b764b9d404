'use client';

import { useState } from 'react';
import { isSuccess, type Answer } from '../run/outcome.ts';

/** The tab of a result in which two answers are compared. */
export const COMPARE_VIEW = 'compare';

/** Answers of this operation that this page still has; they are not stored anywhere. */
const ANSWERS_MAX = 20;

export type Comparison = {
  /** What the present answer is held against; null while there is nothing else. */
  a: Answer | null;
  /** Newest first; the present one among them. */
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
