'use client';

import { runningPath, type Period } from '@graha/drawing/period-bars';
import { useState } from 'react';
import { Button } from '@graha/ui/button.tsx';
import { drawPeriods } from '@graha/catalog/pictures/draw';
import { wallNowMs } from '@graha/catalog/pictures/answers';
import type { PeriodView } from '@graha/catalog/pictures/kinds/periods';
import { PictureActions, PointedPicture } from './picture-frame.tsx';

export type PeriodPictureProps = { view: PeriodView; whose: string; fileName: string; now: Date; birthMs: number };

/** Periods that open into their sub-periods, by click or by keys. */
export function PeriodPicture({ view, whose, fileName, now, birthMs }: PeriodPictureProps) {
  const nowMs = wallNowMs(now, view.clock);
  const running = runningPath(view.periods, nowMs);
  const [opened, setOpened] = useState<readonly number[]>(running);
  const picture = drawPeriods(view, { id: 'periods', whose, nowMs, opened, birthMs });

  const point = (target: Element) => {
    const path = target.closest('[data-period]')?.getAttribute('data-period');
    if (path) setOpened(path.split('.').map(Number));
  };
  const press = (key: string): boolean => {
    const next = moved(view.periods, opened, key);
    if (next !== null) setOpened(next);
    return next !== null;
  };

  return (
    <div className="grid min-w-0 gap-4 p-4 sm:p-5">
      <div data-screen className="flex flex-wrap items-center justify-between gap-2">
        <Button size="sm" onClick={() => setOpened(running)}>
          Back to now
        </Button>
        <PictureActions picture={picture} fileName={fileName} />
      </div>
      <PointedPicture
        picture={picture}
        label={`${'Periods'}. ${'A click or Enter opens a period. Arrow keys go to its neighbours, + and − a level down and up.'}`}
        onPoint={point}
        onKey={press}
        className="overflow-x-auto [&_[data-period]]:cursor-pointer"
        pictureClassName="min-w-205"
      />
      <output aria-live="polite" className="text-small text-text-2">
        {wordsOf(view.periods, opened, view.levels)}
      </output>
      <p data-screen className="text-micro text-text-3">
        A click or Enter opens a period. Arrow keys go to its neighbours, + and − a level down and up.
      </p>
    </div>
  );
}

const periodAt = (periods: readonly Period[], path: readonly number[]): Period | undefined =>
  path.reduce<{ found: Period | undefined; here: readonly Period[] }>(
    ({ here }, index) => ({ found: here[index], here: here[index]?.children ?? [] }),
    { found: undefined, here: periods },
  ).found;

/** Returns the target of a key: a neighbour, a level up or down, or null. */
export function moved(periods: readonly Period[], path: readonly number[], key: string): number[] | null {
  const above = path.slice(0, -1);
  const siblings = above.length === 0 ? periods : (periodAt(periods, above)?.children ?? []);
  const here = path.at(-1) ?? -1;
  const parts = periodAt(periods, path)?.children ?? (path.length === 0 ? periods : []);
  if (key === 'ArrowRight') return [...above, Math.min(siblings.length - 1, here + 1)];
  if (key === 'ArrowLeft') return [...above, Math.max(0, here - 1)];
  if (['ArrowDown', '+', 'Enter'].includes(key)) return parts.length > 0 ? [...path, 0] : null;
  return ['ArrowUp', '-', 'Escape'].includes(key) && path.length > 1 ? above : null;
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** Describes the open period in a sentence. */
export function wordsOf(periods: readonly Period[], path: readonly number[], levels: readonly string[]): string {
  const names = path.flatMap((_, depth) => {
    const period = periodAt(periods, path.slice(0, depth + 1));
    return period === undefined ? [] : [`${levels[depth] ?? ''} ${period.name}`];
  });
  const last = periodAt(periods, path);
  return last === undefined ? '' : `${names.join(', ')}: ${DAY.format(last.startMs)} to ${DAY.format(last.endMs)}.`;
}
