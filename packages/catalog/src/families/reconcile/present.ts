import { chartAt } from '@graha/astro-engine/chart/chart';
import type { Convention } from '@graha/astro-engine/reconcile/convention';
import type { Contradiction as FoundContradiction } from '@graha/astro-engine/reconcile/contradictions';
import type { Deciding } from '@graha/astro-engine/reconcile/deciding';
import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import type { Measured, Shown } from '@graha/astro-engine/reconcile/shown/shown';
import { UNITS } from '@graha/astro-engine/reconcile/shown/shown';
import { PROGRAMS, type ProgramId } from '@graha/astro-engine/reconcile/programs';
import type { z } from 'zod';
import { GRAHA_IDS } from '@graha/astro-engine/vocabulary/grahas';
import { presentAscendant, presentPlacements, rounded } from '../../wire/present-placement.ts';
import { capitalized, listing } from '../../wire/words.ts';
import { differenceText, printedValue } from './printed-value.ts';
import { requestsOf } from './requests.ts';
import type { ComparedValue, Contradiction, Decider, Explanation, ReconcileChart } from './schemas.ts';
import { type BirthFit, changesOf, explanationOf } from './sentences.ts';

/** The text of a shown value by its name, as it was sent. */
export type SentText = (name: string) => string;

function presentValue(shown: Shown, measured: Measured, sent: SentText): z.input<typeof ComparedValue> {
  const { difference, computed, fits } = measured;
  return {
    name: shown.key,
    shown: sent(shown.key),
    computed: printedValue(shown, computed),
    difference: Number.isNaN(difference) ? null : rounded(difference),
    unit: UNITS[shown.kind],
    apart: differenceText(shown, difference),
    fits,
  };
}

/** Presents the comparison of every shown value. */
export const presentValues = (
  shown: readonly Shown[],
  fit: BirthFit,
  sent: SentText,
): z.input<typeof ComparedValue>[] =>
  shown.flatMap((value, index) => {
    const measured = fit.measured[index];
    return measured === undefined ? [] : [presentValue(value, measured, sent)];
  });

function programIdOf({ departures }: BirthFit): ProgramId | null {
  const named = departures.find(({ kind }) => kind === 'program');
  return named?.kind === 'program' ? (PROGRAMS.find(({ id }) => id === named.program.id)?.id ?? null) : null;
}

type Asked = { sky: Ephemeris; shown: readonly Shown[]; own: Convention; sent: SentText };

/** Presents a fit, whole or partial. */
export function presentFit(fit: BirthFit, { sky, shown, own, sent }: Asked): z.input<typeof Explanation> {
  const changes = changesOf(fit, own);
  const isWhole = fit.measured.every(({ fits }) => fits);
  return {
    sentence: explanationOf(changes, isWhole),
    departures: fit.count,
    changes,
    values: presentValues(shown, fit, sent),
    requests: requestsOf(sky, shown, fit),
    program: programIdOf(fit),
    chance: rounded(Math.min(1, fit.chance)),
  };
}

const REASONS = {
  moon_and_nakshatra:
    'This Moon is not in this nakshatra. The nakshatra may be that of the lagna or of the sunrise, or one of the two is a misprint.',
  moon_and_pada: 'This Moon is not in this pada.',
  moon_sun_and_tithi:
    'This tithi is not the distance of this Moon from this Sun. It may be the tithi of the sunrise on that day.',
} as const;

/** Presents a contradiction among the shown values themselves. */
export function presentContradiction(found: FoundContradiction): z.input<typeof Contradiction> {
  if (found.kind !== 'moon_and_dasha') return { values: [...found.keys], sentence: REASONS[found.kind] };
  const { apartDeg } = found;
  const size = Math.abs(apartDeg) < 1 ? `${Math.round(Math.abs(apartDeg) * 60)}′` : `${Math.abs(apartDeg).toFixed(1)}°`;
  return {
    values: [...found.keys],
    sentence: `This dasha date belongs to a Moon ${size} ${apartDeg > 0 ? 'further' : 'back'} than this Moon, in years of 365.25 days.`,
  };
}

const WHAT: Readonly<Record<string, string>> = {
  moon: 'the longitude of the Moon', lagna: 'the longitude of the lagna', sun: 'the longitude of the Sun', rahu: 'the longitude of Rahu',
  sunrise: 'the time of sunrise', tithi: 'the tithi', dasha: 'the day on which the great period of Saturn begins',
}; // prettier-ignore

const precisionOf = (shown: Shown): string =>
  shown.kind === 'longitude' ? ` to the ${shown.angle.above < 1 / 100 ? 'second' : 'minute'}` : '';

/** Presents the value that would decide. */
export const presentDeciding = ({ shown, computed }: Deciding): z.input<typeof Decider> => ({
  name: shown.key,
  sentence: `${capitalized(WHAT[shown.key] ?? shown.key)}${precisionOf(shown)} would decide.`,
  options: computed.map((value, index) => ({ explanation: index + 1, value: printedValue(shown, value) })),
});

/** Returns the one sentence of the answer. */
export function sentenceOf(
  explanations: readonly { sentence: string }[],
  partial: readonly { values: readonly { name: string; fits: boolean }[] }[],
  coincidences: number,
): string {
  const [first] = explanations;
  if (first !== undefined) {
    const others = explanations.length - 1;
    const more = others === 1 ? '1 other explanation fits as well.' : `${others} other explanations fit as well.`;
    return others === 0
      ? first.sentence
      : `${first.sentence.replace(' Nothing else differs.', '')} ${capitalized(more)}`;
  }
  const nothing = 'No convention that people use gives all of these values.';
  if (coincidences > 0)
    return `${nothing} Some combinations of two or three do, but no better than chance: add a value to decide.`;
  const [closest] = partial;
  const fitting = closest?.values.filter(({ fits }) => fits).map(({ name }) => name) ?? [];
  return fitting.length === 0 ? nothing : `${nothing} The closest fits ${listing(fitting)} alone.`;
}

/** Presents the chart of a fit: its instant, place, zodiac, node and observer. */
export function presentChart(
  sky: Ephemeris,
  { moment, place: { place }, convention: { zodiac, node, observer } }: BirthFit,
): z.input<typeof ReconcileChart> {
  const chart = chartAt(sky, GRAHA_IDS, moment.jdUt, place, {
    zodiac: zodiac === 'tropical' ? { kind: 'tropical' } : { kind: 'sidereal', ayanamsa: zodiac },
    nodeMode: node,
    observer: observer === 'topocentric' ? place : 'geocentre',
  });
  return { lagna: presentAscendant(chart.ascendant), planets: presentPlacements(chart, GRAHA_IDS) };
}
