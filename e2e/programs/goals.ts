import type { Visitor } from '../pages/page-list.ts';

/**
 * Script sizes of a first load, gzip: public pages are small, workspace pages include their dialogs, the playground its pictures.
 */
const SCRIPT_GOALS_KB: Record<Visitor, number> = { anyone: 160, member: 290, operator: 290 };
const OF_THEIR_OWN_KB: Readonly<Record<string, number>> = {
  '/': 150,
  '/sign-up': 150,
  '/invitations/unknown': 200,
  '/parts': 215,
  '/playground/kundali/basic': 310,
  '/try/kundali/basic': 310,
};

/** Goals of the document itself, for pages that anyone can open. */
export type WeightGoals = { htmlKb: number; gzipKb: number; flightKb: number };
/** The goals of every page, and those of the landing page and the prices. */
const READ_KB: WeightGoals = { htmlKb: 60, gzipKb: 20, flightKb: 20 };
const SOLD_KB: WeightGoals = { htmlKb: 90, gzipKb: 30, flightKb: 20 };

/**
 * Pages that cannot have these goals, with the best that they have: `docs/performance.md` has the reason of each. The first
 * row that has the page counts.
 */
const MORE: readonly (readonly [pages: RegExp, more: Partial<WeightGoals>])[] = [
  [/^\/$/, SOLD_KB],
  [/^\/pricing$/, { ...SOLD_KB, htmlKb: 145 }],
  [/^\/reference$/, { htmlKb: 136 }],
  [/^\/reference\/.*/, { htmlKb: 84 }],
  [/^\/docs\/accuracy$/, { htmlKb: 158, gzipKb: 25.5 }],
  [/^\/docs\/operations$/, { htmlKb: 104, gzipKb: 22 }],
  [/^\/docs\/changelog$/, { htmlKb: 88, gzipKb: 24 }],
  [/^\/docs\/(?:runbook|management|guides\/(?:reconcile|ayanamsa|sourced-texts))$/, { htmlKb: 76 }],
  [/^(?:\/[a-z]{2})?\/panchang\/[^/]+\/\d+$/, { htmlKb: 205, gzipKb: 25 }],
  [/^\/[a-z]{2}\/panchang$/, { htmlKb: 64 }],
  [/^\/try(?:\/|$)/, { htmlKb: 98, flightKb: 24.5 }],
  [/^\/reconcile$/, { flightKb: 24.5 }],
  [/^\/parts$/, { htmlKb: 250, gzipKb: 42, flightKb: 55 }],
];

/** Returns the goals of the document of a page that anyone can open. */
export const weightGoalsOf = (path: string): WeightGoals => ({
  ...READ_KB,
  ...MORE.find(([pages]) => pages.test(path))?.[1],
});

/** Returns a sentence for each goal that a document misses. */
export const weightMissedBy = (path: string, weight: WeightGoals, goals: WeightGoals): string[] => [
  ...(weight.htmlKb > goals.htmlKb ? [`${path} has ${weight.htmlKb.toFixed(1)} kB of HTML; its goal is ${goals.htmlKb} kB.`] : []), // prettier-ignore
  ...(weight.gzipKb > goals.gzipKb ? [`${path} has ${weight.gzipKb.toFixed(1)} kB of HTML in gzip; its goal is ${goals.gzipKb} kB.`] : []), // prettier-ignore
  ...(weight.flightKb > goals.flightKb ? [`${path} has ${weight.flightKb.toFixed(1)} kB of flight data; its goal is ${goals.flightKb} kB.`] : []), // prettier-ignore
];

export const LCP_MAX_MS = 1_000;
export const CLS_MAX = 0.02;

export const scriptGoalKb = (visitor: Visitor, path: string): number =>
  OF_THEIR_OWN_KB[path] ?? SCRIPT_GOALS_KB[visitor];

export type Figures = { scriptKb: number; scriptMaxKb: number; lcpMs: number; cls: number };

/** Returns a sentence for each goal that a page misses. */
export function missedBy(path: string, { scriptKb, scriptMaxKb, lcpMs, cls }: Figures): string[] {
  return [
    ...(scriptKb > scriptMaxKb ? [`${path} loads ${scriptKb.toFixed(1)} kB of scripts; its goal is ${scriptMaxKb} kB.`] : []), // prettier-ignore
    ...(lcpMs > LCP_MAX_MS ? [`${path} shows its largest part after ${Math.round(lcpMs)} ms; the goal is ${LCP_MAX_MS} ms.`] : []), // prettier-ignore
    ...(cls > CLS_MAX ? [`${path} moves by ${cls.toFixed(3)}; the goal is ${CLS_MAX}.`] : []),
  ];
}
