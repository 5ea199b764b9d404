import type { Clock } from '../limits/clock.ts';

/** Time that advances to the next timer only when nothing else can run. */
export function virtualClock() {
  let nowMs = 0;
  let timers: { atMs: number; run: () => void }[] = [];
  const clock: Clock = {
    nowMs: () => nowMs,
    after(ms, run) {
      const timer = { atMs: nowMs + ms, run };
      timers.push(timer);
      return () => void (timers = timers.filter((other) => other !== timer));
    },
  };

  /** Resolves when everything that needs no time has run. */
  async function settled(): Promise<void> {
    for (let turn = 0; turn < 12; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }

  async function pass(ms: number): Promise<void> {
    const untilMs = nowMs + ms;
    for (;;) {
      await settled();
      const next = timers.toSorted((a, b) => a.atMs - b.atMs).find(({ atMs }) => atMs <= untilMs);
      if (!next) break;
      timers = timers.filter((other) => other !== next);
      nowMs = next.atMs;
      next.run();
    }
    nowMs = untilMs;
  }
  return { clock, pass };
}
