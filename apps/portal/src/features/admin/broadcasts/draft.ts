import { PLAN_IDS, type PlanId } from '@graha/domain/billing/plans';
import {
  BANNER_DAYS_MAX,
  BroadcastText,
  BroadcastTitle,
  type BroadcastStatus,
} from '@graha/domain/operations/broadcast';

/** A broadcast as it is written; `until`: last day of the banner, `2026-12-06`. */
export type Draft = {
  title: string;
  text: string;
  plans: PlanId[];
  statuses: BroadcastStatus[];
  byMail: boolean;
  byBanner: boolean;
  until: string;
};

const BANNER_DAYS = 7;
const DAY_MS = 86_400_000;

export const firstDraft = (now: Date): Draft => ({
  title: '',
  text: '',
  plans: [...PLAN_IDS],
  statuses: ['active'],
  byMail: false,
  byBanner: true,
  until: new Date(now.getTime() + BANNER_DAYS * DAY_MS).toISOString().slice(0, 10),
});

/** Returns the end of the banner, the end of its last day in UTC; null without a banner, or if the day is none. */
export function endOf({ byBanner, until }: Draft): Date | null {
  const end = new Date(Date.parse(`${until}T00:00:00Z`) + DAY_MS);
  return byBanner && !Number.isNaN(end.getTime()) ? end : null;
}

export type DraftProblem = { field: 'title' | 'text' | 'to' | 'by' | 'until'; text: string };

const TEXTS = [
  ['title', BroadcastTitle],
  ['text', BroadcastText],
] as const;

/** Returns the first thing that keeps a broadcast from being sent; null if it can be previewed. */
export function problemIn(draft: Draft, now: Date): DraftProblem | null {
  for (const [field, schema] of TEXTS) {
    const problem = schema.safeParse(draft[field]).error?.issues[0]?.message;
    if (problem !== undefined) return { field, text: problem };
  }
  if (draft.plans.length === 0 || draft.statuses.length === 0)
    return { field: 'to', text: 'Choose at least one plan and one state.' };
  if (!draft.byMail && !draft.byBanner) return { field: 'by', text: 'Choose mail, a banner or both.' };
  const untilProblem = draft.byBanner ? problemOfEnd(endOf(draft), now) : null;
  return untilProblem === null ? null : { field: 'until', text: untilProblem };
}

function problemOfEnd(end: Date | null, now: Date): string | null {
  if (end === null) return 'Enter the end of the banner.';
  const afterMs = end.getTime() - now.getTime();
  if (afterMs <= 0) return 'This day is over.';
  return afterMs > BANNER_DAYS_MAX * DAY_MS ? `A banner ends within ${BANNER_DAYS_MAX} days.` : null;
}
