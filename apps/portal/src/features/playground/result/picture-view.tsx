'use client';

import { useMemo } from 'react';
import { Badge } from '@graha/ui/badge.tsx';
import { drawChart, drawDay, drawScore } from '../pictures/draw.ts';
import { askedOf } from '../pictures/view.ts';
import { viewOf } from '../pictures/views.ts';
import { isSuccess, type Answer, whoseOf } from '../run/outcome.ts';
import type { PinProps } from '../table/outline-view.tsx';
import { ChartPicture } from './chart-picture.tsx';
import { fileNameOf, saveSvg } from './download.ts';
import { PeriodPicture } from './period-picture.tsx';
import { PictureFrame } from './picture-frame.tsx';
import { ReductionView } from './reduction-view.tsx';
import { Picture } from '@graha/ui/picture.tsx';
import { Segmented } from '@graha/ui/segmented.tsx';
import type { ChartView } from '../pictures/charts.ts';
import { useStyle } from './use-style.ts';

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

const STYLES = [
  { value: 'north', label: 'North' },
  { value: 'south', label: 'South' },
] as const;

/** All the divisions of one birth, each wide enough that its smallest text has 11 px. */
function VargaPictures({ charts, whose, fileName }: { charts: readonly ChartView[]; whose: string; fileName: string }) {
  const [chosen, setStyle] = useStyle(false);
  const style = chosen === 'western' ? 'north' : chosen;
  return (
    <div className="grid gap-4 p-4 sm:p-5">
      <div>
        <Segmented
          label="Chart style"
          name="varga-style"
          value={style}
          onValueChange={(value) => setStyle(value === 'south' ? 'south' : 'north')}
          options={STYLES}
        />
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,23rem),1fr))] gap-5">
        {charts.map((chart, index) => {
          const picture = drawChart(chart, { id: `varga-${index}`, whose, style, selectedHouse: null, form: 'full' });
          return (
            <li key={chart.rows[0]?.path} className="grid gap-1.5">
              <Picture picture={picture} />
              <span className="flex items-baseline justify-between gap-2 text-small">
                {chart.name}
                <button
                  type="button"
                  className="link text-micro"
                  onClick={() => saveSvg(picture, `${fileName}-${index + 1}`)}
                >
                  SVG
                </button>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
