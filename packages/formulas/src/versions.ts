/**
 * The versions of the formulas, oldest first; the last one is the code of this repository. A release that changes any
 * answer adds a row, pins the row before it by `npm run formulas:pin`, and names what moved in `moved`.
 */
export type FormulaVersion = {
  /** The name of the version: the day of its release, UTC. */
  date: string;
  /** Commit whose bundle answers for it; null for the code of this repository. */
  commit: string | null;
  /** The first day on which calls pinned to it may be refused; null as long as it is the current one. */
  until: string | null;
  summary: string;
  /** Differences of its answers from those of the version before it. */
  moved: readonly Moved[];
};

/** A change of answers: a sentence of the changelog, and the operations that it explains. */
export type Moved = {
  /** Begins the sentence of `/docs/changelog` that explains the difference. */
  changelog: string;
  /** Ids of operations, families (`western`), or `*` for all. */
  operations: readonly string[];
};

export const LIVE_VERSIONS_MAX = 6;
/** A version is served for at least this time after it stops being the current one. */
export const LIVE_MONTHS_MIN = 18;

export const VERSIONS: readonly [FormulaVersion, ...FormulaVersion[]] = [
  {
    date: '2026-11-28',
    commit: '278905a1b0bd5815af0cc0f8cd45bebfac9e1fbc',
    until: '2028-06-01',
    summary: 'The formulas before the changes of 29 November 2026.',
    moved: [],
  },
  {
    date: '2026-11-29',
    commit: null,
    until: null,
    summary:
      'House cusps at high latitudes, the Malayalam calendar, the civil weekday, festivals of a date by almanac, 103 observances.',
    moved: [
      {
        changelog: 'House cusps agree with Swiss Ephemeris to 4e-9° at every latitude',
        operations: [
          'astrology',
          'divisional',
          'houses',
          'kp',
          'kundali',
          'planets',
          'points',
          'range',
          'reconcile',
          'strength',
          'transit',
          'varshaphal',
          'western',
        ],
      },
      {
        changelog: '`settings.day_start: midnight` of `panchang/vara` and `kp/ruling-planets`',
        operations: ['panchang/vara', 'kp/ruling-planets'],
      },
      {
        changelog: '103 observances more',
        operations: [
          'panchang/calendar-month',
          'panchang/festivals',

          'panchang/almanacs',
          'events/upcoming',
        ],
      },
      {
        changelog: 'Six observances more',
        operations: ['panchang/calendar-month', 'panchang/festivals', 'panchang/almanacs', 'events/upcoming'],
      },
      { changelog: '`panchang/almanacs` takes `observances: all`', operations: ['panchang/almanacs'] },
      {
        changelog: 'A birth, and the `civil_date` of `panchang/convert-date`, may be in the Malayalam calendar',
        operations: ['panchang/convert-date'],
      },
      {
        changelog: 'Answers of `muhurta/find` and `muhurta/check` have the clock and the instant of each person',
        operations: ['muhurta/find', 'muhurta/check'],
      },
    ],
  },
];

/** The version that a call gets if nothing pins it. */
export const CURRENT_VERSION: FormulaVersion = VERSIONS.at(-1) ?? VERSIONS[0];

/** Returns a version by its date; null if there is none. */
export const versionOf = (date: string): FormulaVersion | null => VERSIONS.find((row) => row.date === date) ?? null;

/** Returns the version before another; null for the first. */
export const versionBefore = ({ date }: FormulaVersion): FormulaVersion | null =>
  VERSIONS.findLast((row) => row.date < date) ?? null;

/** Returns the changes of answers of an operation after `from`, up to and with `to`. */
export function movedBetween(operationId: string, from: string, to: string): readonly string[] {
  const family = operationId.split('/', 1)[0] ?? operationId;
  const names = new Set([operationId, family, '*']);
  return VERSIONS.filter(({ date }) => date > from && date <= to)
    .flatMap(({ moved }) => moved)
    .filter(({ operations }) => operations.some((name) => names.has(name)))
    .map(({ changelog }) => changelog);
}
