import 'server-only';
import { dayAndMonth } from '@graha/domain/core/format';
import { Link } from '@graha/ui/link.tsx';
import { Suspense, type ReactNode } from 'react';
import { Card, CardHeader } from '@graha/ui/card.tsx';
import { SkeletonText } from '@graha/ui/skeleton.tsx';
import { catalog } from '@graha/catalog/families/catalog';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { callApi } from '../../../server/call-api.ts';
import { offsetHours } from '@graha/domain/core/local-day';
import type { TenantClock } from '@graha/domain/team/tenant-events';
import { requestForMinute, UJJAIN, type MomentRequest } from '../../../shared/ujjain.ts';

const ID = 'today';

type TodayCardProps = { clock: TenantClock };

/** The panchang of today at the workspace's place, by default Ujjain on the old prime meridian. The page does not wait for it. */
export const TodayCard = ({ clock }: TodayCardProps) => (
  <Card aria-labelledby={ID}>
    <CardHeader
      id={ID}
      title={`Today in ${clock.place?.name ?? UJJAIN.name}`}
      actions={
        <Link href="/playground/panchang/full" className="link text-small">
          Open
        </Link>
      }
    />
    <div className="min-h-67 px-4 py-1 sm:px-5">
      <Suspense fallback={<SkeletonText lines={6} className="py-4" />}>
        <Today clock={clock} />
      </Suspense>
    </div>
  </Card>
);

async function Today({ clock }: TodayCardProps) {
  const answer = await dayAt(clock);
  if (answer === null) return <p className="py-4 text-small text-text-2">The API is not available right now.</p>;
  const { day } = answer;
  if (day === null)
    return (
      <p className="py-4 text-small text-text-2">This place has no panchang today: the Sun does not rise there.</p>
    );
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

const PLACES_KEPT_MAX = 200;

/** `day` is null if the API answered that the place has none. */
type Answer = { day: Day | null };
type Kept = { untilMs: number; answer: Promise<Answer | null> };
const kept = new LRUCache<string, Kept>({ max: PLACES_KEPT_MAX });

/**
 * Returns the panchang of this moment from the API; null if it does not answer. It is fetched once in ten minutes for all readers
 * of a place, and again when one of its parts ends, because each request is a metered call.
 */
function dayAt(clock: TenantClock): Promise<Answer | null> {
  const nowMs = Date.now();
  const key = JSON.stringify([clock.timezone, clock.place?.latitude, clock.place?.longitude]);
  const before = kept.get(key);
  if (before && before.untilMs > nowMs) return before.answer;
  const made: Kept = { untilMs: nowMs + KEPT_MS, answer: Promise.resolve(null) };
  made.answer = askFor(requestAt(clock, nowMs), made);
  kept.set(key, made);
  return made.answer;
}

/** Sends the UTC offset of this moment, so that an hour that the clock shows twice is not ambiguous. */
function requestAt({ timezone, place }: TenantClock, atMs: number): MomentRequest {
  if (place === null) return requestForMinute(atMs);
  const { latitude, longitude } = place;
  return requestForMinute(atMs, { latitude, longitude, timezone: offsetHours(new Date(atMs), timezone) });
}

async function askFor(request: MomentRequest, made: Kept): Promise<Answer | null> {
  const answer = await callApi(PATH, request);
  const day = output.safeParse(answer?.body).data ?? null;
  if (day !== null) made.untilMs = Math.min(made.untilMs, firstEndMs(day));
  else if (answer?.status !== 422) made.untilMs = 0;
  return day === null && answer?.status !== 422 ? null : { day };
}

const firstEndMs = ({ vara, tithi, nakshatra, yoga }: Day): number =>
  Math.min(...[vara, tithi, nakshatra, yoga].map(({ end }) => Date.parse(end)));
