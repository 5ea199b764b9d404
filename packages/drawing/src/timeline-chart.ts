/** A range of the day. Instants are clock readings of the place, in milliseconds. */
export type Span = { name: string; startMs: number; endMs: number; tone?: Tone };

/** Tone of a range: `ok` to begin things, `bad` to avoid. */
export type Tone = 'ok' | 'bad' | 'plain';

/**
 * `spans`: one follows another without a gap, like tithis. `windows`: separate ranges that may overlap; overlapping
 * ones get several rows.
 */
export type Lane = { name: string; kind: 'spans' | 'windows'; spans: readonly Span[] };

export type DayChart = {
  /** First and last reading of the drawing. */
  startMs: number;
  endMs: number;
  /** The next sunrise is null if only the calendar day is drawn. */
  sun: { riseMs: number; setMs: number; nextRiseMs: number | null } | null;
  lanes: readonly Lane[];
  nowMs: number | null;
  /** Instants are printed to the second. */
  withSeconds?: boolean | undefined;
};

export const TIMELINE = { width: 1000, left: 96, right: 992, top: 30, firstLane: 44, spanPitch: 38, windowPitch: 32 };

export type TimeScale = (ms: number) => number;

/** Returns the text of a clock reading, as precise as the chart's instants. */
export const clock = (ms: number, { withSeconds = false }: Pick<DayChart, 'withSeconds'> = {}): string =>
  new Date(ms).toISOString().slice(11, withSeconds ? 19 : 16);
