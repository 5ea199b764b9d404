import type { AnswerOf } from '@graha/catalog/pictures/answers';

/** The answer of `POST /api/v1/reconcile`. */
export type ReconcileAnswer = AnswerOf<'reconcile', ''>;
export type ReconcileExplanation = ReconcileAnswer['explanations'][number];
export type Compared = ReconcileAnswer['yours'][number];

/** `houses.mars` → `House of Mars`. */
export function valueLabel(name: string): string {
  const words = name.startsWith('houses.') ? `house of ${name.charAt(7).toUpperCase()}${name.slice(8)}` : name;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
