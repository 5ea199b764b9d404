import type { Period } from '@graha/drawing/period-bars';
import { type AnswerOf, wallMs } from '../answers.ts';

export type PeriodView = {
  periods: Period[];
  levels: readonly string[];
  /** Any time of the answer, used for its offset. */
  clock: string;
  /** The time before birth is hatched. */
  fromBirth: boolean;
};

const DASHA_LEVELS = ['Mahadasha', 'Antardasha', 'Pratyantardasha', 'Sookshma', 'Prana'];

type Dasha = {
  lord: string;
  name: string | null;
  start_at: string;
  end_at: string;
  antardashas?: readonly Dasha[] | null;
  pratyantardashas?: readonly Dasha[] | null;
  sookshmas?: readonly Dasha[] | null;
  pranas?: readonly Dasha[] | null;
};

/** Members with the next level, beginning with the longest periods. */
const PARTS = ['antardashas', 'pratyantardashas', 'sookshmas', 'pranas'] as const;

function dashaPeriod(dasha: Dasha): Period {
  const parts = PARTS.map((name) => dasha[name]).find((found) => found != null);
  return {
    name: dasha.name === null ? dasha.lord : `${dasha.name}, ${dasha.lord}`,
    startMs: wallMs(dasha.start_at),
    endMs: wallMs(dasha.end_at),
    ...(parts == null ? {} : { children: parts.map(dashaPeriod) }),
  };
}

export const dashaView = (mahadashas: readonly Dasha[]): PeriodView => ({
  periods: mahadashas.map(dashaPeriod),
  levels: DASHA_LEVELS,
  clock: mahadashas[0]?.start_at ?? '',
  fromBirth: true,
});

type Report = {
  name: string;
  start: string;
  end: string;
  antardasha?: readonly Report[] | null;
  pratyantardasha?: readonly Report[] | null;
};

const REPORT_PARTS = ['antardasha', 'pratyantardasha'] as const;

function reportPeriod(row: Report): Period {
  const parts = REPORT_PARTS.map((name) => row[name]).find((found) => found != null);
  return {
    name: row.name,
    startMs: wallMs(row.start),
    endMs: wallMs(row.end),
    ...(parts == null ? {} : { children: parts.map(reportPeriod) }),
  };
}

export const reportView = (rows: readonly Report[]): PeriodView => ({
  periods: rows.map(reportPeriod),
  levels: DASHA_LEVELS,
  clock: rows[0]?.start ?? '',
  fromBirth: true,
});

/** The periods at one moment: each level is the one period within the level above. */
export function currentView(answer: AnswerOf<'dasha', 'current'>): PeriodView | null {
  const running = [answer.mahadasha, answer.antardasha, answer.pratyantardasha, answer.sookshma, answer.prana];
  const rows = running.filter((one) => one !== null);
  const nested = rows.reduceRight<Period[] | undefined>((children, { lord, start_at, end_at }) => {
    const period: Period = { name: lord, startMs: wallMs(start_at), endMs: wallMs(end_at), ...(children ? { children } : {}) }; // prettier-ignore
    return [period];
  }, undefined);
  const first = rows[0];
  if (nested === undefined || first === undefined) return null;
  return { periods: nested, levels: DASHA_LEVELS, clock: first.start_at, fromBirth: false };
}

/** Saturn's way through the signs around the Moon's. Stays that the ephemeris does not fully cover are omitted. */
export function saturnView({ transits }: AnswerOf<'astrology', 'sade-sati/advanced'>): PeriodView {
  const whole = transits.flatMap(({ saturn_sign, phase, panoti, start, end }): Period[] =>
    start === null || end === null
      ? []
      : [
          {
            name: [phase ?? panoti, saturn_sign].filter(Boolean).join(', '),
            startMs: wallMs(start),
            endMs: wallMs(end),
          },
        ],
  );
  return {
    periods: whole,
    levels: ['Saturn from the Moon'],
    clock: transits.find(({ start }) => start !== null)?.start ?? '',
    fromBirth: false,
  };
}

/** The days of each month with the Moon in the eighth sign, divided by her nakshatras. */
export const eighthMoonView = (answer: AnswerOf<'astrology', 'chandrashtama-periods'>): PeriodView => ({
  periods: answer.chandrashtama_timing.map(({ rasi, start, end, nakshatra }) => ({
    name: rasi.name,
    startMs: wallMs(start),
    endMs: wallMs(end),
    children: nakshatra.map((star) => ({ name: star.name, startMs: wallMs(star.start), endMs: wallMs(star.end) })),
  })),
  levels: ['Moon in the eighth sign', 'Stars'],
  clock: answer.chandrashtama_timing[0]?.start ?? '',
  fromBirth: false,
});

type Spanned = { start: string; end: string };
const spanMs = ({ start, end }: Spanned) => ({ startMs: wallMs(start), endMs: wallMs(end) });

/** The years of life by the Sudarshana chakra, named by the sign from the ascendant. */
export const sudarshanaView = ({ mahadashas }: AnswerOf<'dasha', 'sudarshana'>): PeriodView => ({
  periods: mahadashas.map(({ from_ascendant, start_at, end_at }) => ({
    name: from_ascendant,
    startMs: wallMs(start_at),
    endMs: wallMs(end_at),
  })),
  levels: ['Years'],
  clock: mahadashas[0]?.start_at ?? '',
  fromBirth: true,
});

type SignPeriod = { sign: string; start_at: string; end_at: string; antardashas?: readonly SignPeriod[] | null };

const signPeriod = ({ sign, start_at, end_at, antardashas }: SignPeriod): Period => ({
  name: sign,
  startMs: wallMs(start_at),
  endMs: wallMs(end_at),
  ...(antardashas == null ? {} : { children: antardashas.map(signPeriod) }),
});

/** The periods of a dasha of signs, with their parts. */
export const signDashaView = (mahadashas: readonly SignPeriod[]): PeriodView => ({
  periods: mahadashas.map(signPeriod),
  levels: DASHA_LEVELS,
  clock: mahadashas[0]?.start_at ?? '',
  fromBirth: true,
});

/** The periods of the firdaria with their sevenths. */
export const firdariaView = ({ periods }: AnswerOf<'western', 'firdaria'>): PeriodView => ({
  periods: periods.map(({ lord, parts, ...span }) => ({
    name: lord,
    ...spanMs(span),
    ...(parts.length === 0 ? {} : { children: parts.map((part) => ({ name: part.lord, ...spanMs(part) })) }),
  })),
  levels: ['Firdaria', 'Sevenths'],
  clock: periods[0]?.start ?? '',
  fromBirth: true,
});

type Released = Spanned & {
  sign: string;
  is_peak: boolean;
  is_loosing_of_bond: boolean;
  months?: readonly Released[] | null;
  days?: readonly Released[] | null;
  hours?: readonly Released[] | null;
};
const RELEASED_PARTS = ['months', 'days', 'hours'] as const;

function releasedPeriod(period: Released): Period {
  const parts = RELEASED_PARTS.map((name) => period[name]).find((found) => found != null);
  const marks = [period.is_peak ? 'peak' : '', period.is_loosing_of_bond ? 'bond loosed' : ''].filter(Boolean);
  return {
    name: [period.sign, ...marks].join(', '),
    ...spanMs(period),
    ...(parts == null ? {} : { children: parts.map(releasedPeriod) }),
  };
}

/** The periods of zodiacal releasing, with peaks and the loosing of the bond in their names. */
export const releasingView = ({ periods }: AnswerOf<'western', 'zodiacal-releasing'>): PeriodView => ({
  periods: periods.map(releasedPeriod),
  levels: ['Years', 'Months', 'Days', 'Hours'],
  clock: periods[0]?.start ?? '',
  fromBirth: true,
});
