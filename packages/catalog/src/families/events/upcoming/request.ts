import { computedYears } from '@graha/astro-engine/core/ephemeris-years';
import { dayCountOf } from '@graha/astro-engine/core/moment';
import { z } from 'zod';
import { reportImpossibleReadings } from '../../../request/birth.ts';
import { dayCountAt } from '../../../request/date-span.ts';
import { chosenOf, nameList } from '../../../request/name-list.ts';
import { members } from '../../../wire/fields.ts';
import { ASKED } from './asked.ts';
import type { EventGroup } from './kind.ts';
import { TIMELINE_KIND_IDS, TIMELINE_KINDS, type TimelineKindId } from './kinds.ts';

const KINDS_CHARACTERS_MAX = 1_000;
const Kinds = nameList(
  TIMELINE_KIND_IDS,
  {
    title: 'Kinds',
    description:
      'Kinds of events. If omitted: the usual kinds of the sky, those of a birth if there is one, and those of a place if `place` is sent.',
  },
  KINDS_CHARACTERS_MAX,
).optional();

const untilDayCount = (): number => dayCountOf({ year: computedYears().last + 1, month: 1, day: 1 });

type Given = { kinds?: string | undefined; birth?: unknown; place?: unknown };

const idsOf = (of: (id: TimelineKindId) => boolean): readonly TimelineKindId[] => TIMELINE_KIND_IDS.filter(of);

/** Returns the kinds of a request: those that it names, or the usual ones. */
export function kindsOf({ kinds, birth, place }: Given): readonly TimelineKindId[] {
  if (kinds !== undefined) return chosenOf(kinds, TIMELINE_KIND_IDS);
  const has: Record<EventGroup, boolean> = { sky: true, birth: birth !== undefined, place: place !== undefined };
  return idsOf((id) => TIMELINE_KINDS[id].isDefault && has[TIMELINE_KINDS[id].group]);
}

const Whole = z.object({
  kinds: Kinds,
  birth: z.unknown().optional(),
  place: z.unknown().optional(),
  purpose: ASKED.purpose,
});
const Span = z.object({ from: ASKED.from, days: ASKED.days });

function reportImpossibleTimeline(request: unknown, context: z.RefinementCtx<unknown>): void {
  const report = (member: string, input: unknown, message: string): void =>
    context.addIssue({ code: 'custom', path: [member], message, input });
  reportImpossibleReadings(request, ['birth'], context);
  const span = Span.safeParse(request);
  if (span.success && dayCountAt(span.data.from.slice(0, 10)) + span.data.days > untilDayCount())
    report('days', span.data.days, `days must end by ${computedYears().last}-12-31, the last day that is computed`);
  const whole = Whole.safeParse(request);
  if (!whole.success) return;
  const { kinds, birth, place, purpose } = whole.data;
  const asked = chosenOf(kinds, TIMELINE_KIND_IDS);
  const without = (group: EventGroup): string => asked.filter((id) => TIMELINE_KINDS[id].group === group).join(', ');
  if (birth === undefined && without('birth') !== '')
    report('kinds', kinds, `kinds ${without('birth')} need a birth: send birth`);
  if (birth === undefined && place === undefined && without('place') !== '')
    report('kinds', kinds, `kinds ${without('place')} need a place: send place`);
  if (asked.includes('muhurta') && purpose === undefined)
    report('purpose', null, 'purpose is required with the kind muhurta: send one of those of muhurta/find');
}

export const UpcomingRequest = members({ ...ASKED, kinds: Kinds }, 'member of this request').superRefine(
  reportImpossibleTimeline,
  { when: () => true },
);
export type UpcomingInput = z.output<typeof UpcomingRequest>;
