'use client';

import { runningPath } from '@graha/drawing/period-bars';
import { useState } from 'react';
import { Button } from '@graha/ui/button.tsx';
import { drawPeriods } from '../pictures/draw.ts';
import { wallNowMs } from '../pictures/clock.ts';
import type { PeriodView } from '../pictures/periods.ts';
import { moved, wordsOf } from './period-moves.ts';
import { PictureActions } from './picture-actions.tsx';
import { PointedPicture } from './pointed-picture.tsx';

export type PeriodPictureProps = { view: PeriodView; whose: string; fileName: string; now: Date; birthMs: number };

/** Periods that open into their parts: by click, or by keys from one to the next. */
export function PeriodPicture({ view, whose, fileName, now, birthMs }: PeriodPictureProps) {
  const running = runningPath(view.periods, wallNowMs(now, view.clock));
  const [opened, setOpened] = useState<readonly number[]>(running);
  const picture = drawPeriods(view, { id: 'periods', whose, now, opened, birthMs });

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
      <div className="flex flex-wrap items-center justify-between gap-2">
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
      <p className="text-micro text-text-3">
        A click or Enter opens a period. Arrow keys go to its neighbours, + and − a level down and up.
      </p>
    </div>
  );
}
