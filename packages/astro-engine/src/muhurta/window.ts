import type { Interval } from '../panchang/interval.ts';
import type { Fact } from './fact.ts';
import { type MuhurtaCode, type MuhurtaGrade, muhurtaRule, type RuleGroup, scoreOf } from './rules.ts';

/** One reason of a window: a rule, its points there, and its times. */
export type MuhurtaReason = {
  code: MuhurtaCode;
  detail: string | null;
  /** Points in proportion to the rule's share of the window. */
  points: number;
  source: string;
  text: string;
  /** Empty if it holds throughout. */
  times: readonly Interval[];
};

export type MuhurtaWindow = Interval & { score: number; grade: MuhurtaGrade };
export type MuhurtaReasons = { reasons: readonly MuhurtaReason[]; cautions: readonly MuhurtaReason[] };

const overlapDays = (one: Interval, other: Interval): number =>
  Math.max(0, Math.min(one.endJdUt, other.endJdUt) - Math.max(one.startJdUt, other.startJdUt));

const tenths = (value: number): number => Math.round(value * 10) / 10;

/** Returns the parts of a window in order; parts that touch or overlap are joined. */
function joined(parts: readonly Interval[]): Interval[] {
  const whole: Interval[] = [];
  for (const part of parts.toSorted((a, b) => a.startJdUt - b.startJdUt)) {
    const last = whole.at(-1);
    if (last !== undefined && part.startJdUt <= last.endJdUt)
      whole[whole.length - 1] = { ...last, endJdUt: Math.max(last.endJdUt, part.endJdUt) };
    else whole.push({ startJdUt: part.startJdUt, endJdUt: part.endJdUt });
  }
  return whole;
}

function reasonOf(window: Interval, facts: readonly Fact[], first: Fact): MuhurtaReason {
  const times = joined(
    facts.map((fact) => ({
      startJdUt: Math.max(fact.startJdUt, window.startJdUt),
      endJdUt: Math.min(fact.endJdUt, window.endJdUt),
    })),
  );
  const heldDays = times.reduce((sum, time) => sum + overlapDays(time, window), 0);
  const share = heldDays / (window.endJdUt - window.startJdUt);
  const rule = muhurtaRule(first.code);
  const isWhole = times[0]?.startJdUt === window.startJdUt && times[0].endJdUt === window.endJdUt;
  return {
    code: first.code,
    detail: first.detail,
    points: tenths(rule.points * share),
    source: first.source ?? rule.source,
    text: rule.text,
    times: isWhole ? [] : times,
  };
}

const CAUTIONS: ReadonlySet<string> = new Set(['veto', 'season', 'note']);

/** Judges a window by the facts in it. A rule that holds in a part of it counts in proportion. @param facts of its day */
export function judged({ startJdUt, endJdUt }: Interval, facts: readonly Fact[]): MuhurtaWindow {
  const window = { startJdUt, endJdUt };
  const points = new Map<RuleGroup, number>();
  for (const fact of facts) {
    const share = overlapDays(fact, window) / (endJdUt - startJdUt);
    if (share === 0) continue;
    const rule = muhurtaRule(fact.code);
    points.set(rule.group, (points.get(rule.group) ?? 0) + rule.points * share);
  }
  return { ...window, ...scoreOf(points) };
}

/** Returns the reasons for the score of a window: each rule that holds in it, once. @param facts of its day */
export function reasonsOf(window: Interval, facts: readonly Fact[]): MuhurtaReasons {
  const groups = new Map<string, Fact[]>();
  for (const fact of facts) {
    if (overlapDays(fact, window) === 0) continue;
    const key = `${fact.code} ${fact.detail ?? ''}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [fact]);
    else group.push(fact);
  }
  const all = [...groups.values()].flatMap((group) =>
    group[0] === undefined ? [] : [reasonOf(window, group, group[0])],
  );
  const isCaution = ({ code }: MuhurtaReason): boolean => CAUTIONS.has(muhurtaRule(code).group);
  return { reasons: all.filter((reason) => !isCaution(reason)), cautions: all.filter(isCaution) };
}

/** Returns a day without the times that forbid; also cut at the edges of other facts if `cutsToo` is set. */
export function allowedIn(
  day: Interval,
  facts: readonly Fact[],
  isBarred: (fact: Fact) => boolean,
  cutsToo: boolean,
): Interval[] {
  const barred = joined(facts.filter(isBarred));
  const cuts = cutsToo
    ? facts.filter(({ cuts: isCut }) => isCut).flatMap(({ startJdUt, endJdUt }) => [startJdUt, endJdUt])
    : [];
  const edges = [day.startJdUt, day.endJdUt, ...cuts, ...barred.flatMap((one) => [one.startJdUt, one.endJdUt])];
  const sorted = [...new Set(edges)].toSorted((a, b) => a - b);
  return sorted.slice(0, -1).flatMap((startJdUt, index): Interval[] => {
    const endJdUt = sorted[index + 1] ?? startJdUt;
    const middle = (startJdUt + endJdUt) / 2;
    return barred.some((one) => middle >= one.startJdUt && middle < one.endJdUt) ? [] : [{ startJdUt, endJdUt }];
  });
}
