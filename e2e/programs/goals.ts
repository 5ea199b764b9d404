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

/** Bytes of the document itself, in kB of 1,000 bytes, for pages that anyone can open. */
export type WeightGoals = { htmlKb: number; gzipKb: number; flightKb: number };
/** The goals of every page, and those of the landing page and the prices. */
const READ_KB: WeightGoals = { htmlKb: 60, gzipKb: 20, flightKb: 20 };
const SOLD_KB: WeightGoals = { htmlKb: 90, gzipKb: 30, flightKb: 20 };
const SOLD: ReadonlySet<string> = new Set(['/', '/pricing']);

/** Returns the goals of the document of a page. */
export const weightGoalsOf = (path: string): WeightGoals => (SOLD.has(path) ? SOLD_KB : READ_KB);

/**
 * Limits of pages beyond their goals: `docs/performance.md` has the reason of each. A page beyond its limit fails the budget. The
 * first row that has the page counts.
 */
const LIMITS: readonly (readonly [pages: RegExp, limits: Partial<WeightGoals>])[] = [
  [/^\/$/, { htmlKb: 160, flightKb: 84 }],
  [/^\/pricing$/, { flightKb: 50 }],
  [/^\/reference$/, { htmlKb: 180, gzipKb: 29, flightKb: 63 }],
  [/^\/reference\/.*/, { htmlKb: 131, gzipKb: 33, flightKb: 64 }],
  [/^\/docs\/accuracy$/, { htmlKb: 267, gzipKb: 47, flightKb: 102 }],
  [/^\/docs\/operations$/, { htmlKb: 128, gzipKb: 31, flightKb: 41 }],
  [/^\/docs\/changelog\/.*/, { flightKb: 25 }],
  [/^\/docs\/(?:runbook|guides\/.*)$/, { htmlKb: 93, gzipKb: 24, flightKb: 35 }],
  [/^\/docs\/(?:management|promises|reports)$/, { htmlKb: 79, flightKb: 38 }],
  [/^\/docs(?:\/(?:quickstart|clients|conventions|credits|subscriptions))?$/, { htmlKb: 72, flightKb: 25 }],
  [/^\/status$/, { htmlKb: 66, flightKb: 36 }],
  [/^(?:\/[a-z]{2})?\/panchang\/[^/]+\/\d+$/, { htmlKb: 450, gzipKb: 48, flightKb: 264 }],
  [/^(?:\/[a-z]{2})?\/panchang(?:\/|$)/, { htmlKb: 123, gzipKb: 21, flightKb: 78 }],
  [/^\/try(?:\/|$)/, { htmlKb: 98, flightKb: 24.5 }],
  [/^\/reconcile$/, { flightKb: 24.5 }],
  [/^\/parts$/, { htmlKb: 440, gzipKb: 65, flightKb: 245 }],
];

/** Returns the limits of the document of a page: its goals, or more if it cannot have them. */
export const weightLimitsOf = (path: string): WeightGoals => ({
  ...weightGoalsOf(path),
  ...LIMITS.find(([pages]) => pages.test(path))?.[1],
});

const PARTS = [
  ['htmlKb', 'HTML'],
  ['gzipKb', 'HTML in gzip'],
  ['flightKb', 'flight data'],
] as const;

/** Returns a sentence for each bound that a document is beyond. */
export const weightMissedBy = (path: string, weight: WeightGoals, bounds: WeightGoals): string[] =>
  PARTS.flatMap(([part, name]) =>
    weight[part] > bounds[part]
      ? [`${path} has ${weight[part].toFixed(1)} kB of ${name}; its bound is ${bounds[part]} kB.`]
      : [],
  );

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
