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
import { VargaPictures } from './varga-pictures.tsx';
import { whoseOf } from './whose.ts';
import type { NamePart, Reduction, ReductionView as View } from '../pictures/scores.ts';

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

/** The number, and how it came about, written out as one would on paper. */
export function ReductionView({ view }: { view: View }) {
  const isSingle = view.reductions.length === 1;
  return (
    <div className="grid gap-6 p-4 sm:p-5">
      <ul className={isSingle ? '' : 'grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-4'}>
        {view.reductions.map((reduction) => (
          <li
            key={reduction.label}
            className={isSingle ? 'grid gap-1' : 'grid content-start gap-1 rounded-card border border-line p-4'}
          >
            <Number reduction={reduction} />
          </li>
        ))}
      </ul>
      {view.parts.map((part) => (
        <Letters key={part.name} part={part} />
      ))}
    </div>
  );
}

function Number({ reduction }: { reduction: Reduction }) {
  const { label, number, calculation, isMaster, karmicDebt, ages } = reduction;
  return (
    <>
      <span className="text-small text-text-2">
        {label}
        {ages ? `, ${ages.to === null ? `from age ${ages.from}` : `age ${ages.from} to ${ages.to}`}` : ''}
      </span>
      <span className="text-reading">{number}</span>
      <span className="font-mono text-small break-words text-text-2">{calculation}</span>
      {isMaster ? <span className="text-small text-brass">Master number</span> : null}
      {karmicDebt === null ? null : <span className="text-small text-warn">{`Karmic debt ${karmicDebt}`}</span>}
    </>
  );
}

function Letters({ part }: { part: NamePart }) {
  return (
    <figure className="grid gap-2">
      <figcaption className="text-small font-medium">{part.name}</figcaption>
      <div className="flex flex-wrap items-center gap-1.5">
        {part.letters.map(({ letter, value }, index) => (
          <span key={index} className="grid w-9 justify-items-center rounded-control border border-line py-1">
            <span className="font-medium">{letter}</span>
            <span className="font-mono text-micro text-brass">{value}</span>
          </span>
        ))}
        <span className="ml-2 font-mono text-small text-text-2">
          = {part.sum}
          {part.number === part.sum ? '' : ` → ${part.number}`}
        </span>
      </div>
    </figure>
  );
}
