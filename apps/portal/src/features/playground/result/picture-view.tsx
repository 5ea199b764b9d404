'use client';

import type { SvgElement } from '@graha/drawing/element';
import { useMemo } from 'react';
import { Badge } from '@graha/ui/badge.tsx';
import { wallNowMs } from '@graha/catalog/pictures/answers';
import { drawStill, type StillView } from '@graha/catalog/pictures/draw';
import { askedOf } from '@graha/catalog/pictures/view';
import { viewOf } from '@graha/catalog/pictures/views/views';
import { isSuccess, type Answer, whoseOf } from '../run/outcome.ts';
import type { PinProps } from '../table/outline-view.tsx';
import { ChartPicture } from './chart-picture.tsx';
import { fileNameOf } from './download.ts';
import { PeriodPicture } from './period-picture.tsx';
import { HouseCards } from './house-cards.tsx';
import { PictureFrame, type PictureLook } from './picture-frame.tsx';
import { VargaPictures } from './varga-pictures.tsx';

/** Returns the view that draws this answer; null if a table is better. */
export const useView = (answer: Answer) =>
  useMemo(
    () => (isSuccess(answer) ? viewOf(answer.operation, answer.body, askedOf(answer.asked.input, answer.body)) : null),
    [answer],
  );

export type PictureViewProps = PinProps & { answer: Answer; view: NonNullable<ReturnType<typeof useView>>; now: Date };

export function PictureView({ answer, view, now, ...pin }: PictureViewProps) {
  const whose = whoseOf(answer.asked);
  const named = { whose, fileName: fileNameOf(answer.operation, whose) };
  const dated = { now, birthMs: askedOf(answer.asked.input, answer.body).birthMs };
  switch (view.kind) {
    case 'charts':
      return (
        <>
          <ChartPicture charts={view.charts} aspects={view.aspects} {...named} {...pin} />
          {view.periods ? <PeriodPicture view={view.periods} {...dated} {...named} /> : null}
        </>
      );
    case 'vargas':
      return <VargaPictures charts={view.charts} {...named} />;
    case 'periods':
      return <PeriodPicture view={view.view} {...dated} {...named} />;
    case 'houses':
      return <HouseCards cards={view.cards} picture={stillOf(view, whose, now)} {...named} />;
    case 'score':
      return (
        <div className="grid gap-4 p-4 sm:p-5">
          <PictureFrame picture={stillOf(view, whose, now)} look="card" label={whose} fileName={named.fileName} />
          <p className="text-small text-text-2">{view.view.says}</p>
          {view.view.exceptions.map((words) => (
            <p key={words} className="flex flex-wrap items-start gap-2 text-small">
              <Badge tone="warn">Exception</Badge>
              {words}
            </p>
          ))}
        </div>
      );
    default:
      return (
        <div className="p-4 sm:p-5">
          <PictureFrame
            picture={stillOf(view, whose, now)}
            look={LOOKS[view.kind]}
            label={whose}
            fileName={named.fileName}
          />
        </div>
      );
  }
}

const LOOKS = {
  day: 'wide',
  month: 'wide',
  windows: 'wide',
  hits: 'wide',
  map: 'wide',
  heat: 'grid',
  squares: 'grid',
  fort: 'grid',
  dial: 'card',
  sun: 'grid',
  shares: 'card',
  compass: 'card',
  birds: 'card',
  strengths: 'card',
  reductions: 'card',
} as const satisfies Record<Exclude<StillView['kind'], 'score' | 'houses'>, PictureLook>;

/** A day has the needle of the present moment. */
const stillOf = (view: StillView, whose: string, now: Date): SvgElement =>
  drawStill(view, { id: view.kind, whose, nowMs: view.kind === 'day' ? wallNowMs(now, view.parts.clock) : null });
