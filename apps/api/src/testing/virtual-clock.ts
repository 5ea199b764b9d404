import type { Clock } from '../clock.ts';

/** Time that stands still until nothing else happens, and then jumps to the next thing that waits for it. */
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

  /** Everything that can go on without time passing has gone on. */
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
