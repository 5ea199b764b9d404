import type { Interval } from '../panchang/interval.ts';
import type { Fact } from './fact.ts';
import type { RuleBook } from './rule-book.ts';
import { type MuhurtaCode, muhurtaRule, type RuleGroup, type Score, scoreOf } from './rules.ts';

/** One reason of a window: a rule, its points there, and its times. */
export type Reason<Code extends string> = {
  code: Code;
  detail: string | null;
  /** Points in proportion to the rule's share of the window. */
  points: number;
  source: string;
  text: string;
  /** Empty if it holds throughout. */
  times: readonly Interval[];
};

export type MuhurtaReason = Reason<MuhurtaCode>;
export type JudgedWindow = Interval & Score;
export type Reasons<Code extends string> = { reasons: readonly Reason<Code>[]; cautions: readonly Reason<Code>[] };

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

/** Judges windows by the rules of a book. */
export type Judge<Code extends string> = {
  /** Judges a window by the facts in it. A rule that holds in a part of it counts in proportion. @param facts of its day */
  judged(window: Interval, facts: readonly Fact<Code>[]): JudgedWindow;
  /** Returns the reasons for the score of a window: each rule that holds in it, once. @param facts of its day */
  reasonsOf(window: Interval, facts: readonly Fact<Code>[]): Reasons<Code>;
};

/** Returns the judge by a book of rules. */
export function judgeBy<Code extends string, Group extends string>({
  ruleOf,
  scoreOf: scoreIn,
  cautions,
}: RuleBook<Code, Group>): Judge<Code> {
  function reasonOf(window: Interval, facts: readonly Fact<Code>[], first: Fact<Code>): Reason<Code> {
    const times = joined(
      facts.map((fact) => ({
        startJdUt: Math.max(fact.startJdUt, window.startJdUt),
        endJdUt: Math.min(fact.endJdUt, window.endJdUt),
      })),
    );
    const heldDays = times.reduce((sum, time) => sum + overlapDays(time, window), 0);
    const share = heldDays / (window.endJdUt - window.startJdUt);
    const rule = ruleOf(first.code);
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
  return {
    judged({ startJdUt, endJdUt }, facts) {
      const window = { startJdUt, endJdUt };
      const points = new Map<Group, number>();
      for (const fact of facts) {
        const share = overlapDays(fact, window) / (endJdUt - startJdUt);
        if (share === 0) continue;
        const rule = ruleOf(fact.code);
        points.set(rule.group, (points.get(rule.group) ?? 0) + rule.points * share);
      }
      return { ...window, ...scoreIn(points) };
    },
    reasonsOf(window, facts) {
      const groups = new Map<string, Fact<Code>[]>();
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
      const isCaution = ({ code }: Reason<Code>): boolean => cautions.has(ruleOf(code).group);
      return { reasons: all.filter((reason) => !isCaution(reason)), cautions: all.filter(isCaution) };
    },
  };
}

/** The rules of muhurtas as a book. */
const MUHURTA_BOOK: RuleBook<MuhurtaCode, RuleGroup> = {
  ruleOf: muhurtaRule,
  scoreOf,
  cautions: new Set<RuleGroup>(['veto', 'season', 'note']),
};
export const MUHURTA_JUDGE = judgeBy(MUHURTA_BOOK);
export const { judged, reasonsOf } = MUHURTA_JUDGE;

/** Returns a day without the times that forbid; also cut at the edges of other facts if `cutsToo` is set. */
export function allowedIn<Code extends string>(
  day: Interval,
  facts: readonly Fact<Code>[],
  isBarred: (fact: Fact<Code>) => boolean,
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
