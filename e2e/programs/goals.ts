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
const READ_KB: WeightGoals = { htmlKb: 60, gzipKb: 20, flightKb: 20 };
const SOLD_KB: WeightGoals = { htmlKb: 90, gzipKb: 30, flightKb: 20 };
const SOLD: ReadonlySet<string> = new Set(['/', '/pricing']);

/** Returns the goals of the document; null for pages behind a sign-in. */
export const weightGoalsOf = (visitor: Visitor, path: string): WeightGoals | null =>
  visitor === 'anyone' ? (SOLD.has(path) ? SOLD_KB : READ_KB) : null;

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
