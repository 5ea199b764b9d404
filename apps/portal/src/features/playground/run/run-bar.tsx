'use client';

import { Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { count, plural } from '@graha/domain/format';
import { BlockedButton } from '@graha/ui/tooltip.tsx';
import { Button } from '@graha/ui/button.tsx';
import { Shortcut } from '@graha/ui/badge.tsx';

export type Balance = { credits: number; calls: number | null };

export type RunBarProps = {
  credits: number;
  /** Null where it depends on the inputs. */
  price: string | null;
  balance: Balance;
  maySpend: boolean;
  isRunning: boolean;
  waitUntilMs: number;
  onRun: () => void;
  onStop: () => void;
};

/** What it costs, before it costs it. On a phone it stays at the foot of the screen. */
export function RunBar({ credits, price, balance, maySpend, isRunning, waitUntilMs, onRun, onStop }: RunBarProps) {
  const seconds = useSecondsUntil(waitUntilMs);
  return (
    <div className="sticky bottom-0 z-10 -mx-4 -mb-4 grid gap-1.5 border-t border-line bg-bg px-4 py-3 sm:-mx-5 sm:-mb-5 sm:px-5">
      <div className="flex gap-2 *:first:flex-1">
        {!maySpend ? (
          <span className="grid *:w-full">
            <BlockedButton
              variant="primary"
              reason="Your role, viewer, may not spend credits. Ask an owner or admin to make you a developer."
            >
              {price === null ? 'Run' : `Run, ${price}`}
            </BlockedButton>
          </span>
        ) : seconds > 0 ? (
          <Button variant="primary" disabled>
            {`Again in ${seconds} s`}
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
            {price === null ? 'Run' : `Run, ${price}`} <Shortcut letter="↵" className="ml-1 max-sm:hidden" />
          </Button>
        )}
        {isRunning ? <Button onClick={onStop}>Stop</Button> : null}
      </div>
      <p className="text-center text-micro text-text-3">
        {maySpend ? (
          <>
            {balance.calls !== null && balance.calls < balance.credits / Math.max(1, credits)
              ? `${count(balance.calls)} calls left.`
              : `${plural(balance.credits, 'credit', 'credits')} left.`}{' '}
            A 422 would cost nothing.
          </>
        ) : (
          'Your role, viewer, may not spend credits. Ask an owner or admin to make you a developer.'
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
