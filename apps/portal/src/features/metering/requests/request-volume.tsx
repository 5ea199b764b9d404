import { count, fullInstant, plural } from '@graha/domain/core/format';
import type { RequestsFilter } from '@graha/procedures/requests/filter';
import type { AppRouter } from '@graha/procedures/router/root';
import type { inferRouterOutputs } from '@trpc/server';

export type RequestVolume = inferRouterOutputs<AppRouter>['requests']['volume'];

/** True for a filter without counts: by the duration, the text of the error or the id. */
export const isUncounted = ({ slower, error, id }: RequestsFilter): boolean =>
  [slower, error, id].some((wanted) => wanted !== undefined);

const CLASSES = [
  { name: 'answered', label: 'Answered', color: 'var(--chart-1)' },
  { name: 'refused', label: 'Refused, 4xx', color: 'var(--brass-mark)' },
  { name: 'failed', label: 'Failed, 5xx', color: 'var(--bad)' },
] as const;

const BAR_WIDTH = 0.76;

/** Bars of requests over time, by outcome. Nothing is drawn for a time without requests. */
export function RequestVolumeChart({ slots }: { slots: RequestVolume }) {
  const sums = slots.map((slot) => CLASSES.reduce((sum, { name }) => sum + slot[name], 0));
  const top = Math.max(...sums);
  const total = sums.reduce((sum, one) => sum + one, 0);
  if (total === 0) return null;
  const shown = CLASSES.filter(({ name }) => slots.some((slot) => slot[name] > 0));
  return (
    <figure className="grid gap-2">
      <figcaption className="flex flex-wrap items-baseline gap-x-5 gap-y-1 text-small text-text-2">
        <span className="font-medium text-text">{plural(total, 'request', 'requests')}</span>
        {shown.map(({ name, label, color }) => (
          <span key={name} className="inline-flex items-center gap-1.5">
            <span
              aria-hidden="true"
              className="size-2.5 rounded-[2px] forced-color-adjust-none"
              style={{ background: color }}
            />
            {`${label}: ${count(slots.reduce((sum, slot) => sum + slot[name], 0))}`}
          </span>
        ))}
      </figcaption>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${slots.length} 100`}
        preserveAspectRatio="none"
        className="h-16 w-full border-b border-line"
      >
        {slots.map((slot, index) => (
          <Bar key={slot.at.toISOString()} {...{ slot, index, top }} />
        ))}
      </svg>
      <div aria-hidden="true" className="flex justify-between font-mono text-micro text-text-3">
        <span>{slots[0] ? shortInstant(slots[0].at) : null}</span>
        <span>now</span>
      </div>
    </figure>
  );
}

const shortInstant = (at: Date): string => `${at.toISOString().slice(5, 16).replace('T', ' ')} UTC`;

function Bar({ slot, index, top }: { slot: RequestVolume[number]; index: number; top: number }) {
  const heights = CLASSES.map(({ name }) => (slot[name] / top) * 100);
  return (
    <g>
      <title>
        {`From ${fullInstant(slot.at)}: ${CLASSES.map(({ name }) => `${count(slot[name])} ${name}`).join(', ')}`}
      </title>
      <rect x={index} width={1} height={100} fill="transparent" />
      {CLASSES.map(({ name, color }, at) => {
        const below = heights.slice(0, at).reduce((sum, height) => sum + height, 0);
        const height = heights[at] ?? 0;
        return (
          <rect
            key={name}
            x={index + (1 - BAR_WIDTH) / 2}
            y={100 - below - height}
            width={BAR_WIDTH}
            height={height}
            fill={color}
          />
        );
      })}
    </g>
  );
}
