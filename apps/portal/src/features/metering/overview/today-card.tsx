import 'server-only';
import { dayAndMonth } from '@graha/domain/format';
import Link from 'next/link';
import { Suspense, type ReactNode } from 'react';
import { Card, CardHeader } from '@graha/ui/card.tsx';
import { SkeletonText } from '@graha/ui/skeleton.tsx';
import { catalog } from '@graha/catalog/catalog';
import type { z } from 'zod';
import { callApi } from '../../../server/call-api.ts';
import { requestForMinute } from '../../../shared/ujjain.ts';

const ID = 'today-in-ujjain';

/** What the API says of today, where the old meridian ran. It waits for nobody, and nobody waits for it. */
export const TodayCard = () => (
  <Card aria-labelledby={ID}>
    <CardHeader
      id={ID}
      title="Today in Ujjain"
      actions={
        <Link href="/playground/panchang/full" className="link text-small">
          Open
        </Link>
      }
    />
    <div className="min-h-67 px-4 py-1 sm:px-5">
      <Suspense fallback={<SkeletonText lines={6} className="py-4" />}>
        <Today />
      </Suspense>
    </div>
  </Card>
);

async function Today() {
  const day = await dayInUjjain();
  if (day === null) return <p className="py-4 text-small text-text-2">The API is not available right now.</p>;
  return (
    <dl className="text-small">
      {linesOf(day).map(([name, value, detail]) => (
        <div
          key={name}
          className="flex items-baseline justify-between gap-4 border-b border-line py-2.25 last:border-b-0"
        >
          <dt className="text-text-2">{name}</dt>
          <dd className="text-right font-medium">
            {value}
            {detail ? <span className="block text-micro font-normal text-text-3">{detail}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const linesOf = ({ vara, tithi, nakshatra, yoga, sunrise, sunset }: Day): [string, ReactNode, string?][] => [
  ['Vara', vara.sanskrit, vara.lord],
  [
    'Tithi',
    `${tithi.paksha} ${tithi.name}`,
    `until ${dayAndMonth(new Date(tithi.end.slice(0, 10)))}, ${tithi.end.slice(11, 16)}`,
  ],
  [
    'Nakshatra',
    nakshatra.name,
    `until ${dayAndMonth(new Date(nakshatra.end.slice(0, 10)))}, ${nakshatra.end.slice(11, 16)}`,
  ],
  ['Yoga', yoga.name, `until ${dayAndMonth(new Date(yoga.end.slice(0, 10)))}, ${yoga.end.slice(11, 16)}`],
  ['Sunrise, sunset', <SunTimes key="sun" instants={[sunrise, sunset]} />],
];

const SunTimes = ({ instants }: { instants: readonly (string | null)[] }) => (
  <span className="font-mono text-[0.78125rem] tabular-nums">
    {instants.map((instant) => instant?.slice(11, 19) ?? 'none').join(' – ')}
  </span>
);

const PATH = '/api/v1/panchang/full';
const { output } = catalog.panchang.full;
const KEPT_MS = 600_000;

export type Day = z.output<typeof output>;

let kept = { untilMs: 0, day: Promise.resolve<Day | null>(null) };

/**
 * The panchang of this moment in Ujjain from the API; null where it does not answer. It is fetched once in ten minutes for all
 * readers, and again when one of its parts ends, because each request is a metered call.
 */
function dayInUjjain(): Promise<Day | null> {
  const nowMs = Date.now();
  if (kept.untilMs <= nowMs) kept = { untilMs: nowMs + KEPT_MS, day: askFor(nowMs) };
  return kept.day;
}

async function askFor(atMs: number): Promise<Day | null> {
  const answer = await callApi(PATH, requestForMinute(atMs));
  const day = output.safeParse(answer?.body).data ?? null;
  kept.untilMs = day === null ? 0 : Math.min(kept.untilMs, firstEndMs(day));
  return day;
}

const firstEndMs = ({ vara, tithi, nakshatra, yoga }: Day): number =>
  Math.min(...[vara, tithi, nakshatra, yoga].map(({ end }) => Date.parse(end)));
