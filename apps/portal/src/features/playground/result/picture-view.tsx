'use client';

import { useMemo } from 'react';
import { Badge } from '@graha/ui/badge.tsx';
import { drawDay, drawScore } from '../pictures/draw.ts';
import { askedOf } from '../pictures/view.ts';
import { viewOf } from '../pictures/views.ts';
import { isSuccess, type Answer } from '../run/outcome.ts';
import type { PinProps } from '../table/outline-view.tsx';
import { ChartPicture } from './chart-picture.tsx';
import { fileNameOf } from './download.ts';
import { PeriodPicture } from './period-picture.tsx';
import { PictureFrame } from './picture-frame.tsx';
import { ReductionView } from './reduction-view.tsx';
import { VargaPictures } from './varga-pictures.tsx';
import { whoseOf } from './whose.ts';

/** How this answer is drawn; null where a table serves it better. */
export const useView = (answer: Answer) =>
  useMemo(
    () => (isSuccess(answer) ? viewOf(answer.operation, answer.body, askedOf(answer.asked.input)) : null),
    [answer],
  );

export type PictureViewProps = PinProps & { answer: Answer; view: NonNullable<ReturnType<typeof useView>>; now: Date };

export function PictureView({ answer, view, now, ...pin }: PictureViewProps) {
  const whose = whoseOf(answer.asked);
  const named = { whose, fileName: fileNameOf(answer.operation, whose) };
  switch (view.kind) {
    case 'charts':
      return <ChartPicture charts={view.charts} aspects={view.aspects} {...named} {...pin} />;
    case 'vargas':
      return <VargaPictures charts={view.charts} {...named} />;
    case 'periods':
      return <PeriodPicture view={view.view} now={now} birthMs={birthMsOf(answer)} {...named} />;
    case 'day':
      return (
        <div className="p-4 sm:p-5">
          <PictureFrame
            picture={drawDay(view.parts, now, { id: 'day', whose })}
            look="wide"
            label={whose}
            fileName={named.fileName}
          />
        </div>
      );
    case 'score':
      return (
        <div className="grid gap-4 p-4 sm:p-5">
          <PictureFrame
            picture={drawScore(view.view, { id: 'score', whose })}
            look="card"
            label={whose}
            fileName={named.fileName}
          />
          <p className="text-small text-text-2">{view.view.says}</p>
          {view.view.exceptions.map((words) => (
            <p key={words} className="flex flex-wrap items-start gap-2 text-small">
              <Badge tone="warn">Exception</Badge>
              {words}
            </p>
          ))}
        </div>
      );
    case 'reductions':
      return <ReductionView view={view.view} />;
  }
}

/** What the clock showed at birth: the pictures count by the clock of the place. */
function birthMsOf({ asked }: Answer): number {
  const { year, month, date, hours, minutes } = askedOf(asked.input).birth;
  return Date.UTC(year, month - 1, date, hours, minutes);
}
