import { degreeMinute } from '@graha/drawing/placed-body';
import type { ReconcileAnswer } from './answer.ts';

/** A Moon on the ruler: percent of its width, and the lane of its label, 0 nearest the ruler; null without a label. */
export type RulerMark = {
  name: string;
  moon: string;
  atPercent: number;
  lane: 0 | 1 | null;
  whose: 'yours' | 'theirs' | null;
};

export type AyanamsaRuler = {
  marks: readonly RulerMark[];
  /** Their Moon, percent of the width and as text; null if they show none in degrees, or one too far away. */
  needle: { atPercent: number; text: string } | null;
  ticks: readonly { atPercent: number; text: string }[];
};

type Mark = ReconcileAnswer['ayanamsas'][number];

const MARGIN_DEG = 0.3;
const SPAN_MIN_DEG = 2;
const SPAN_MAX_DEG = 6;
/** Labels of one lane are at least this far apart. */
const LABEL_PERCENT = 22;
const TICK_DEG = 0.5;
const SAME_DEG = 1 / 3600;
/** Ayanamsas that people name most have a label first. */
const KNOWN = ['lahiri', 'raman', 'krishnamurti', 'fagan_bradley', 'yukteshwar', 'true_citra', 'true_pushya'];

const arcDeg = (from: number, to: number): number => ((((to - from + 180) % 360) + 360) % 360) - 180;

/** Returns the degrees in the sign, cut off at the minute: 48.34 → `18°20′`. */
export const degreeText = (longitude: number): string => degreeMinute(((longitude % 30) + 30) % 30);

const moonIn = (chart: ReconcileAnswer['charts']['yours'] | null): number | undefined =>
  chart?.planets.find(({ name }) => name === 'Moon')?.longitude;

/** Their Moon: that of the explanation, else the one they show in degrees. */
function theirMoon({ charts, yours }: ReconcileAnswer, own: number): number | null {
  const explained = moonIn(charts.theirs);
  if (explained !== undefined) return explained;
  const shown = yours.find(({ name, shown: text }) => name === 'moon' && /\d/.test(text));
  return shown?.difference == null ? null : own - shown.difference;
}

/** Whether an ayanamsa explains the difference, or a Moon was shown that nothing explains. */
export const hasRuler = ({ explanations, partial }: ReconcileAnswer): boolean =>
  explanations.length > 0
    ? explanations.some(({ changes }) => changes.some(({ key }) => key === 'ayanamsa'))
    : partial.length > 0;

type Placed = Mark & { atPercent: number; whose: RulerMark['whose'] };

/** Gives labels to yours, theirs and the best known, as far as two lanes have room. */
function withLabels(placed: readonly Placed[]): RulerMark[] {
  const rank = ({ whose, ayanamsa }: Placed): number => {
    const known = KNOWN.indexOf(ayanamsa);
    return whose === null ? (known < 0 ? KNOWN.length : known) : -1;
  };
  const lanes: [number[], number[]] = [[], []];
  const laneOf = new Map<string, 0 | 1>();
  for (const mark of placed.toSorted((a, b) => rank(a) - rank(b))) {
    const free = lanes.findIndex((lane) => lane.every((at) => Math.abs(at - mark.atPercent) >= LABEL_PERCENT));
    if (free !== 0 && free !== 1) continue;
    lanes[free].push(mark.atPercent);
    laneOf.set(mark.ayanamsa, free);
  }
  return placed.map(({ ayanamsa, name, moon, atPercent, whose }) => ({
    name,
    moon: degreeText(moon),
    atPercent,
    lane: laneOf.get(ayanamsa) ?? null,
    whose,
  }));
}

/** Returns the Moons of all ayanamsas on a ruler that holds yours and theirs. */
export function ayanamsaRuler(answer: ReconcileAnswer): AyanamsaRuler | null {
  const own = moonIn(answer.charts.yours);
  if (own === undefined || !hasRuler(answer)) return null;
  const their = theirMoon(answer, own);
  const theirArc = their === null ? 0 : arcDeg(own, their);
  const isNear = Math.abs(theirArc) <= SPAN_MAX_DEG - 2 * MARGIN_DEG;
  const reach = isNear ? theirArc : 0;
  const spare = Math.max(MARGIN_DEG, (SPAN_MIN_DEG - Math.abs(reach)) / 2);
  const fromDeg = Math.min(0, reach) - spare;
  const spanDeg = Math.abs(reach) + 2 * spare;
  const percentOf = (longitude: number): number => ((arcDeg(own, longitude) - fromDeg) / spanDeg) * 100;
  const onRuler = ({ moon }: Mark): boolean => percentOf(moon) >= 0 && percentOf(moon) <= 100;
  const whoseOf = ({ moon }: Mark): RulerMark['whose'] => {
    if (Math.abs(arcDeg(moon, own)) < SAME_DEG) return 'yours';
    return their !== null && Math.abs(arcDeg(moon, their)) < SAME_DEG ? 'theirs' : null;
  };
  const placed = answer.ayanamsas
    .filter(onRuler)
    .map((mark) => ({ ...mark, atPercent: percentOf(mark.moon), whose: whoseOf(mark) }));
  const first = Math.ceil((own + fromDeg) / TICK_DEG);
  const last = Math.floor((own + fromDeg + spanDeg) / TICK_DEG);
  return {
    marks: withLabels(placed),
    needle: their === null || !isNear ? null : { atPercent: percentOf(their), text: degreeText(their) },
    ticks: Array.from({ length: last - first + 1 }, (_, index) => (first + index) * TICK_DEG).map((deg) => ({
      atPercent: ((deg - own - fromDeg) / spanDeg) * 100,
      text: degreeText(deg),
    })),
  };
}
