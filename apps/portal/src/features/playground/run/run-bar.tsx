'use client';

import { Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { BlockedButton } from '../../../ui/blocked-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { Kbd } from '../../../ui/tag.tsx';
import { PLAYGROUND_TEXT } from '../text.ts';

const { run: TEXT } = PLAYGROUND_TEXT;

export type Balance = { credits: number; calls: number | null };

export type RunBarProps = {
  credits: number;
  balance: Balance;
  maySpend: boolean;
  isRunning: boolean;
  waitUntilMs: number;
  onRun: () => void;
  onStop: () => void;
};

/** What it costs, before it costs it. On a phone it stays at the foot of the screen. */
export function RunBar({ credits, balance, maySpend, isRunning, waitUntilMs, onRun, onStop }: RunBarProps) {
  const seconds = useSecondsUntil(waitUntilMs);
  return (
    <div className="sticky bottom-0 z-10 -mx-4 -mb-4 grid gap-1.5 border-t border-line bg-bg px-4 py-3 sm:-mx-5 sm:-mb-5 sm:px-5">
      <div className="flex gap-2 *:first:flex-1">
        {!maySpend ? (
          <span className="grid *:w-full">
            <BlockedButton variant="primary" reason={TEXT.viewer}>
              {TEXT.action(credits)}
            </BlockedButton>
          </span>
        ) : seconds > 0 ? (
          <Button variant="primary" disabled>
            {TEXT.wait(seconds)}
          </Button>
        ) : (
          <Button
            variant="primary"
            icon={<Play aria-hidden="true" />}
            loading={isRunning}
            loadingLabel={TEXT.pending}
            aria-keyshortcuts="Meta+Enter Control+Enter"
            onClick={onRun}
          >
            {TEXT.action(credits)} <Kbd className="ml-1 max-sm:hidden">⌘↵</Kbd>
          </Button>
        )}
        {isRunning ? <Button onClick={onStop}>{TEXT.stop}</Button> : null}
      </div>
      <p className="text-center text-micro text-text-3">
        {maySpend ? (
          <>
            {balance.calls !== null && balance.calls < balance.credits / Math.max(1, credits)
              ? TEXT.callsLeft(balance.calls)
              : TEXT.left(balance.credits)}{' '}
            {TEXT.freeProblem}
          </>
        ) : (
          TEXT.viewer
        )}
      </p>
    </div>
  );
}

/** Whole seconds until an instant, counted down. */
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
