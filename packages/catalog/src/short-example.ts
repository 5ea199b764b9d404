import type { AnyOperation } from './operation.ts';

const KEPT = 2;

/** Long lists of an example, cut to their first rows where the schema allows it: a reader learns nothing from the tenth. */
export function shortened(entry: Pick<AnyOperation, 'output'>, answer: unknown): unknown {
  const whole: unknown = structuredClone(answer);
  const cutIn = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value) && value.length > KEPT + 1 && typeof value[0] === 'object') {
      const rest = value.splice(KEPT);
      if (!entry.output.safeParse(whole).success) value.push(...rest);
    }
    Object.values(value).forEach(cutIn);
  };
  cutIn(whole);
  return whole;
}
