import type { Busy } from './fill.ts';
import type { Pools } from './pools.ts';
import type { Recorder, Timing } from './recorder.ts';
import { subjects } from './subjects.ts';

/** A subject counts as its slowest statement. */
export type Measured = { name: string; ms: number; text: string; plans: string };

const ROUNDS = 4;
/** A subject with a slower statement runs only one round. */
const ONCE_MS = 2_000;

/** Measures each statement by its fastest round, because other load on the machine is no part of the query. */
export async function measure(pools: Pools, busy: Busy, recorder: Recorder, only: string): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const { name, isRead, run } of subjects()) {
    if (!name.includes(only)) continue;
    const quickest = new Map<string, Timing>();
    const round = async (isExplained: boolean) => {
      for (const timing of await recorder.record(() => run(pools, busy), isExplained)) {
        const before = quickest.get(timing.text);
        const ms = Math.min(timing.ms, before?.ms ?? Infinity);
        quickest.set(timing.text, { ...timing, ms, plan: timing.plan ?? before?.plan ?? null });
      }
    };
    await round(false);
    const slowest = () => [...quickest.values()].toSorted((a, b) => b.ms - a.ms);
    for (let done = 1; done < ROUNDS && (slowest()[0]?.ms ?? 0) < ONCE_MS; done += 1) await round(false);
    if (isRead) await round(true);
    const [worst] = slowest();
    const plans = slowest()
      .map(({ text, ms, plan }) => `-- ${ms.toFixed(2)} ms\n${text}\n\n${plan ?? '(no plan)'}\n`)
      .join('\n');
    measured.push({ name, ms: worst?.ms ?? 0, text: worst?.text ?? '', plans });
  }
  return measured;
}
