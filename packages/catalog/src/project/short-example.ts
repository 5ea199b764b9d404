import type { AnyOperation } from '../operation/operation.ts';

const KEPT = 2;
/** Kept elements of a list of full answers; lists within each answer are cut too. */
const KEPT_OF_LINES = 1;

/**
 * Cuts long lists of an example to their first rows if the schema allows it, because a reader learns nothing from the
 * tenth.
 */
export function shortened(entry: Pick<AnyOperation, 'output' | 'lines'>, answer: unknown): unknown {
  const whole: unknown = structuredClone(answer);
  const kept = entry.lines === undefined ? KEPT : KEPT_OF_LINES;
  const cutIn = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value) && value.length > kept + 1 && typeof value[0] === 'object') {
      const rest = value.splice(kept);
      if (!entry.output.safeParse(whole).success) value.push(...rest);
    }
    Object.values(value).forEach(cutIn);
  };
  cutIn(whole);
  return whole;
}
