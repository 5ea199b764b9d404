'use client';

import { useState, type PointerEvent } from 'react';
import { Card } from '@graha/ui/card.tsx';
import { Needle } from '@graha/ui/scale.tsx';
import { Segmented } from '@graha/ui/segmented.tsx';
import { Kbd } from '@graha/ui/badge.tsx';
import { date } from '@graha/domain/core/format';
import { preciseInstant } from '../precise.tsx';
import { evenScale, kindOf, nearestTo, timeScale, type Scale, type Stop, type StopKind } from './timeline.ts';

const SPACINGS = [
  { value: 'even', label: 'Evenly' },
  { value: 'time', label: 'By time' },
] as const;

const WIDTH = 1_000;
const MARKS: readonly {
  kind: StopKind;
  from: number;
  to: number;
  colour: string;
  label: string;
}[] = [
  {
    kind: 'events',
    from: 22,
    to: 6,
    colour: 'var(--chart-1)',
    label: 'Events',
  },
  {
    kind: 'ledger',
    from: 26,
    to: 40,
    colour: 'var(--chart-2)',
    label: 'Ledger',
  },
];

export type TimelineRulerProps = {
  stops: readonly Stop[];
  stopId: string | null;
  /** The selected instant; null selects the stop itself. */
  at: Date | null;
  end: Date;
  onGo: (stopId: string) => void;
};

/** Events are above the line and ledger entries below, from the first step of the workspace to now. */
export function TimelineRuler({ stops, stopId, at, end, onGo }: TimelineRulerProps) {
  const [spacing, setSpacing] = useState('even');
  const scale = spacing === 'even' ? evenScale(stops) : timeScale(stops, end);
  const index = stops.findIndex((stop) => stop.stopId === stopId);
  const stop = stops[index];
  const pick = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const nearest = stops[nearestTo((clientX - left) / width, stops, scale)];
    if (nearest) onGo(nearest.stopId);
  };
  return (
    <Card className="px-4 pt-4 pb-3 sm:px-5">
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A range has no marks of its own, and even distances.
        role="slider"
        tabIndex={0}
        aria-label="Timeline"
        aria-valuemin={0}
        aria-valuemax={stops.length}
        aria-valuenow={index + 1}
        aria-valuetext={
          stop
            ? `Step ${index + 1} of ${stops.length}: ${stop.type}, ${preciseInstant(stop.at)} UTC`
            : 'Before the first step'
        }
        onPointerDown={pick}
        className="relative cursor-pointer rounded-chip"
      >
        <svg viewBox={`0 0 ${WIDTH} 48`} preserveAspectRatio="none" aria-hidden="true" className="block h-14 w-full">
          <path d={`M0 24H${WIDTH}`} stroke="var(--line-strong)" vectorEffect="non-scaling-stroke" />
          {MARKS.map(({ kind, from, to, colour }) => (
            <path
              key={kind}
              d={marksOf(stops, kind, scale, from, to)}
              stroke={colour}
              strokeWidth={1.75}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        <Needle atPercent={(at ? scale.instant(at) : scale.stop(index)) * 100} />
      </div>
      <div className="mt-1 flex justify-between gap-3 font-mono text-micro text-text-3">
        <span>{stops[0] ? date(stops[0].at) : ''}</span>
        <span>{date(end)}</span>
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-micro text-text-2">
        <Segmented name="spacing" label="Distances" options={SPACINGS} value={spacing} onValueChange={setSpacing} />
        <ul aria-hidden="true" className="flex gap-4">
          {MARKS.map(({ kind, colour, label }) => (
            <li key={kind} className="flex items-center gap-1.5">
              <span style={{ background: colour }} className="h-3 w-0.5" /> {label}
            </li>
          ))}
        </ul>
        <p className="hidden items-center gap-1.5 text-text-3 sm:flex">
          <Kbd>←</Kbd> <Kbd>→</Kbd> step, <Kbd>⇧</Kbd> day
        </p>
      </div>
    </Card>
  );
}

function marksOf(stops: readonly Stop[], kind: StopKind, scale: Scale, from: number, to: number): string {
  const places = new Set(
    stops.flatMap((stop, index) => (kindOf(stop) === kind ? [Math.round(scale.stop(index) * WIDTH)] : [])),
  );
  return [...places].map((x) => `M${x} ${from}V${to}`).join('');
}
