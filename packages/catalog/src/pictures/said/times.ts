import type { Period } from '@graha/drawing/period-bars';
import type { Lane } from '@graha/drawing/timeline-chart';
import type { Say } from '../saying.ts';

/** Translates the names of a period and of its parts. */
export const saidPeriod = (period: Period, say: Say): Period => ({
  ...period,
  name: say(period.name),
  ...(period.children === undefined ? {} : { children: period.children.map((child) => saidPeriod(child, say)) }),
});

/** Translates the names of the spans of a lane. */
export const saidLane = (lane: Lane, say: Say): Lane => ({
  ...lane,
  spans: lane.spans.map((span) => ({ ...span, name: say(span.name) })),
});
