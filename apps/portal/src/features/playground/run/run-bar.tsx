'use client';

import { Play } from '@graha/ui/icons/actions.tsx';
import { useEffect, useState } from 'react';
import { inCredits, plural } from '@graha/domain/core/format';
import { OPEN_RUNS_MAX } from '@graha/procedures/playground/open-limit';
import type { OpenRuns } from '@graha/procedures/playground/open-runs';
import { BlockedButton } from '@graha/ui/tooltip.tsx';
import { Button } from '@graha/ui/button.tsx';
import { Shortcut } from '@graha/ui/badge.tsx';
import type { RunMode } from './run-mode.ts';

export type Balance = { credits: number; calls: number | null };

export type RunBarProps = {
  credits: number;
  /** Null if it depends on the inputs. */
  price: string | null;
  balance: Balance;
  /** The visitor's remaining runs; null in a workspace. */
  openRuns: OpenRuns | null;
  mode: RunMode;
  maySpend: boolean;
  isRunning: boolean;
  waitUntilMs: number;
  onRun: () => void;
  onStop: () => void;
};

/** Shows the price before the run. On a phone it stays at the bottom of the screen, unless the screen is so low that it would cover the fields. */
export function RunBar(props: RunBarProps) {
  const { price, openRuns, mode, maySpend, isRunning, waitUntilMs, onRun, onStop } = props;
  const seconds = useSecondsUntil(waitUntilMs);
  const cost = openRuns || mode === 'test' ? '0 credits' : price;
  return (
    <div className="bottom-0 z-10 [@media(height>=30rem)]:sticky -mx-4 -mb-4 grid gap-1.5 border-t border-line bg-bg px-4 py-3 sm:-mx-5 sm:-mb-5 sm:px-5">
      <div className="flex gap-2 *:first:flex-1">
        {!maySpend ? (
          <span className="grid *:w-full">
            <BlockedButton
              variant="primary"
              reason="Your role, viewer, may not spend credits. Ask an owner or admin to make you a developer."
            >
              {cost === null ? 'Run' : `Run, ${cost}`}
            </BlockedButton>
          </span>
        ) : seconds > 0 ? (
          <Button variant="primary" disabled>
            {`Again in ${seconds < 120 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`}`}
          </Button>
        ) : (
          <Button
            variant="primary"
            icon={<Play aria-hidden="true" />}
            loading={isRunning}
            loadingLabel="Running"
            aria-keyshortcuts="Meta+Enter Control+Enter"
            onClick={onRun}
          >
            {cost === null ? 'Run' : `Run, ${cost}`} <Shortcut letter="↵" className="ml-1 max-sm:hidden" />
          </Button>
        )}
        {isRunning ? <Button onClick={onStop}>Stop</Button> : null}
      </div>
      <p className="text-center text-micro text-text-3">{leftWords(props)}</p>
    </div>
  );
}

/** Returns the remaining credits or runs, or explains why a run is free. */
function leftWords({ credits, balance, openRuns, mode, maySpend }: RunBarProps): string {
  if (openRuns) {
    const { left } = openRuns;
    const isCounted = left < OPEN_RUNS_MAX;
    return isCounted ? `${plural(left, 'free run', 'free runs')} left this hour. No account needed.` : `${OPEN_RUNS_MAX} free runs an hour. No account needed.`; // prettier-ignore
  }
  if (!maySpend) return 'Your role, viewer, may not spend credits. Ask an owner or admin to make you a developer.';
  if (mode === 'test') return 'Test runs return real results, cost nothing and count toward nothing.';
  const left =
    balance.calls !== null && balance.calls < balance.credits / Math.max(1, credits)
      ? `${plural(balance.calls, 'call', 'calls')} left.`
      : `${inCredits(balance.credits)} left.`;
  return `${left} Invalid requests are free.`;
}

/** Counts down the whole seconds until an instant. */
function useSecondsUntil(untilMs: number): number {
  const [nowMs, setNowMs] = useState<number | null>(null);
  useEffect(() => {
    const tick = () => setNowMs(Date.now());
    const timers = [setTimeout(tick, 0), ...(untilMs > 0 ? [setInterval(tick, TICK_MS)] : [])];
    return () => timers.forEach(clearTimeout);
  }, [untilMs]);
  return nowMs === null ? 0 : Math.max(0, Math.ceil((untilMs - nowMs) / 1000));
}

const TICK_MS = 250;
