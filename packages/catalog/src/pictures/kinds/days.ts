import type { DayChart, Lane, Span, Tone } from '@graha/drawing/timeline-chart';
import { type AnswerOf, wallMs } from '../answers.ts';

/** The parts of a day that an answer contains. */
export type DayParts = {
  sun: DayChart['sun'];
  lanes: Lane[];
  /** Any time of the answer, used for its offset. */
  clock: string;
  /** If set, the picture is from midnight to midnight, instead of from sunrise or by the content of the lanes. */
  date?: string;
  /** Beginning of the title, "Panchang" if omitted. */
  title?: string;
  /** Set for a picture of the possible times of one birth: instants to the second, and no needle. */
  isSpan?: true;
};

const MARGIN_MS = 24 * 60_000;
const DAY_MS = 86_400_000;

/** @param nowMs the local clock reading; null draws no needle */
export const dayChart = (parts: DayParts, nowMs: number | null): DayChart => ({
  ...hoursOf(parts),
  sun: parts.sun,
  lanes: parts.lanes,
  ...(parts.isSpan ? { nowMs: null, withSeconds: true } : { nowMs }),
});

function hoursOf({ sun, lanes, date }: DayParts): Pick<DayChart, 'startMs' | 'endMs'> {
  if (date !== undefined) return { startMs: Date.parse(date), endMs: Date.parse(date) + DAY_MS };
  const spans = lanes.flatMap((lane) => lane.spans);
  if (sun === null || sun.nextRiseMs === null) {
    return {
      startMs: Math.min(...spans.map(({ startMs }) => startMs)),
      endMs: Math.max(...spans.map(({ endMs }) => endMs)),
    };
  }
  return { startMs: Math.min(sun.riseMs - MARGIN_MS, ...windowStarts(lanes)), endMs: sun.nextRiseMs + MARGIN_MS };
}

/** Brahma muhurta is before sunrise, so the picture then begins with it. */
const windowStarts = (lanes: readonly Lane[]): number[] =>
  lanes
    .filter(({ kind }) => kind === 'windows')
    .flatMap(({ spans }) => spans.map(({ startMs }) => startMs - MARGIN_MS / 4));

type Lasting = { start: string; end: string };
type Named = Lasting & { name: string };

const spanOf = ({ start, end }: Lasting, name: string, tone?: Tone): Span => ({
  name,
  startMs: wallMs(start),
  endMs: wallMs(end),
  ...(tone === undefined ? {} : { tone }),
});

type PanchangDay = AnswerOf<'panchang', 'full'>['panchang_day'];

/** Beyond the polar circle a day may have no sunrise; it is then drawn without light and dark. */
function sunOf({
  sunrise,
  sunset,
  next_sunrise,
}: Pick<PanchangDay, 'sunrise' | 'sunset' | 'next_sunrise'>): DayChart['sun'] {
  if (sunrise === null || sunset === null || next_sunrise === null) return null;
  return { riseMs: wallMs(sunrise), setMs: wallMs(sunset), nextRiseMs: wallMs(next_sunrise) };
}

const clockOf = (day: PanchangDay, lanes: readonly { start: string }[] = []): string =>
  day.sunrise ?? lanes[0]?.start ?? day.next_sunrise ?? '';

const spansLane = (name: string, spans: readonly Named[], nameOf = (span: Named) => span.name): Lane => ({
  name,
  kind: 'spans',
  spans: spans.map((span) => spanOf(span, nameOf(span))),
});

const windowsLane = (name: string, spans: readonly Span[]): Lane => ({ name, kind: 'windows', spans });

const withPaksha = (span: Named & { paksha?: string }): string =>
  span.paksha === undefined ? span.name : `${span.paksha.split(' ')[0]} ${span.name}`;

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A lane for each limb, with its name. */
const limbLanes = (limbs: Readonly<Record<string, readonly Named[]>>): Lane[] =>
  Object.entries(limbs).map(([limb, spans]) => spansLane(capitalized(limb), spans, withPaksha));

export const fullDay = (answer: AnswerOf<'panchang', 'full'>): DayParts => ({
  sun: sunOf(answer.panchang_day),
  lanes: [...limbLanes(answer.day_list), ...windowLanes(answer.windows)],
  clock: clockOf(answer.panchang_day, answer.day_list.tithi),
});

/** A picture of one limb: the current part and the next one. */
export const limbDay = (name: string, now: Named, next: Named | null | undefined): DayParts => ({
  sun: null,
  lanes: [spansLane(name, next ? [now, next] : [now], withPaksha)],
  clock: now.start,
});

export function reportDay(answer: AnswerOf<'astrology', 'panchang'>, windows: readonly Muhurat[] = []): DayParts {
  const { panchang_day, tithi, nakshatra, yoga, karana } = answer;
  return {
    sun: sunOf(panchang_day),
    lanes: [...limbLanes({ tithi, nakshatra, yoga, karana }), ...muhuratLanes(windows)],
    clock: clockOf(panchang_day, tithi),
  };
}

type Muhurat = { name: string; type: string; period: readonly Lasting[] };

const TONES: Readonly<Record<string, Tone>> = {
  good: 'ok',
  bad: 'bad',
  auspicious: 'ok',
  inauspicious: 'bad',
};

const toneOf = (word: string): Tone => TONES[word.toLowerCase()] ?? 'plain';

function muhuratLanes(windows: readonly Muhurat[]): Lane[] {
  const spans = windows.flatMap(({ name, type, period }) => period.map((one) => spanOf(one, name, toneOf(type))));
  return tonedLanes(spans);
}

const LANE_NAMES: readonly [Tone, string][] = [
  ['ok', 'Favourable'],
  ['bad', 'Avoid'],
  ['plain', 'Neutral'],
];

/** Good and bad windows in separate lanes. */
const tonedLanes = (spans: readonly Span[]): Lane[] =>
  LANE_NAMES.flatMap(([tone, name]) => {
    const own = spans.filter((span) => (span.tone ?? 'plain') === tone);
    return own.length === 0 ? [] : [windowsLane(name, own)];
  });

export const muhuratDay = (answer: AnswerOf<'astrology', 'auspicious-period'>): DayParts => ({
  sun: sunOf(answer.panchang_day),
  lanes: muhuratLanes(answer.muhurat),
  clock: clockOf(answer.panchang_day),
});

/** A lane for good windows and one for bad ones. */
const windowLanes = (windows: readonly (Named & { quality: string })[]): Lane[] =>
  tonedLanes(windows.map((window) => spanOf(window, window.name, toneOf(window.quality))));

/** A picture of named windows of a day, each good or bad. */
export const windowDay = (
  day: PanchangDay,
  spans: readonly (Named & { quality?: string })[],
  tone?: Tone,
): DayParts => ({
  sun: sunOf(day),
  lanes: tonedLanes(spans.map((span) => spanOf(span, span.name, tone ?? toneOf(span.quality ?? '')))),
  clock: clockOf(day, spans),
});

/** A picture of successive parts of a day, each with its quality. */
export const partDay = (day: PanchangDay, name: string, parts: readonly (Named & { tone: string })[]): DayParts => ({
  sun: sunOf(day),
  lanes: [{ name, kind: 'spans', spans: parts.map((part) => spanOf(part, part.name, toneOf(part.tone))) }],
  clock: clockOf(day, parts),
});

export function sunDay({ date, sunrise, sunset }: AnswerOf<'panchang', 'sun-times'>): DayParts | null {
  if (sunrise === null || sunset === null) return null;
  const sun = { riseMs: wallMs(sunrise), setMs: wallMs(sunset), nextRiseMs: null };
  const light = { name: 'Daylight', startMs: sun.riseMs, endMs: sun.setMs };
  return { sun, lanes: [windowsLane('Sun', [light])], clock: sunrise, date };
}

/** A picture of the time with the Moon up. On a day when she sets before she rises, this is at both ends. */
export function moonDay({ date, moonrise, moonset }: AnswerOf<'panchang', 'moon-times'>): DayParts | null {
  const clock = moonrise ?? moonset;
  if (clock === null) return null;
  const [beginMs, endMs] = [Date.parse(date), Date.parse(date) + DAY_MS];
  const riseMs = moonrise === null ? beginMs : wallMs(moonrise);
  const setMs = moonset === null ? endMs : wallMs(moonset);
  const up = riseMs < setMs ? [[riseMs, setMs] as const] : [[beginMs, setMs] as const, [riseMs, endMs] as const];
  const spans = up.map(([from, to]) => ({ name: 'Moon is up', startMs: from, endMs: to }));
  return { sun: null, lanes: [windowsLane('Moon', spans)], clock, date };
}
