import type { catalog } from '../families/catalog.ts';
import type { ClockUsed } from '../request/clock/place-clock.ts';
import type { AnswerOf } from './answers.ts';
import type { AspectView, ChartView } from './kinds/charts.ts';
import type { ChakraSquares } from '@graha/drawing/chakra-square';
import type { FortChart } from '@graha/drawing/chakra-fort';
import type { CompassChart } from '@graha/drawing/compass-geometry';
import type { DialChart } from '@graha/drawing/dial-geometry';
import type { HeatChart } from '@graha/drawing/heat-grid';
import type { HitChart } from '@graha/drawing/hit-timeline';
import type { HouseCard } from '@graha/drawing/house-card';
import type { MonthChart } from '@graha/drawing/month-grid';
import type { PakshiChart } from '@graha/drawing/pakshi-chart';
import type { ShareChart } from '@graha/drawing/share-bars';
import type { StrengthChart } from '@graha/drawing/strength-bars';
import type { SunChart } from '@graha/drawing/sun-wheel';
import type { WindowChart } from '@graha/drawing/window-calendar';
import type { WorldChart } from '@graha/drawing/world-map';
import { type Birth, linesOf } from './kinds/shown-chart.ts';
import type { DayParts } from './kinds/days.ts';
import type { PeriodView } from './kinds/periods.ts';
import type { ReductionView, ScoreView } from './kinds/scores.ts';

/** The picture of an answer, by kind. */
export type View =
  | { kind: 'charts'; charts: ChartView[]; aspects: AspectView | null; periods?: PeriodView }
  | { kind: 'vargas'; charts: ChartView[] }
  | { kind: 'day'; parts: DayParts }
  | { kind: 'month'; chart: MonthChart }
  | { kind: 'periods'; view: PeriodView }
  | { kind: 'score'; view: ScoreView }
  | { kind: 'reductions'; view: ReductionView }
  | { kind: 'strengths'; chart: StrengthChart }
  | { kind: 'heat'; chart: HeatChart }
  | { kind: 'squares'; chart: ChakraSquares }
  | { kind: 'fort'; chart: FortChart }
  | { kind: 'map'; chart: WorldChart }
  | { kind: 'dial'; chart: DialChart }
  | { kind: 'compass'; chart: CompassChart }
  | { kind: 'shares'; chart: ShareChart }
  | { kind: 'sun'; chart: SunChart }
  | { kind: 'birds'; chart: PakshiChart }
  | { kind: 'houses'; cards: readonly HouseCard[] }
  | { kind: 'windows'; chart: WindowChart }
  | { kind: 'hits'; chart: HitChart };

/** The facts of the request that the picture shows. */
export type Asked = {
  birth: Birth;
  /** The local clock reading at birth, because the pictures use local time. */
  birthMs: number;
  pair: readonly [Birth, Birth];
};

type Families = typeof catalog;

export type Maker<Answer> = (answer: Answer, asked: Asked) => View | null;

/** Maps each operation to the picture of its answer. */
export type Makers = {
  [Family in keyof Families]?: { [Suffix in keyof Families[Family]]?: Maker<AnswerOf<Family, Suffix>> };
};

const PAIRS = [
  ['bride', 'person_a'],
  ['groom', 'person_b'],
] as const;

const memberOf = (input: unknown, name: string): unknown =>
  typeof input === 'object' && input !== null ? Reflect.get(input, name) : undefined;

const personOf = (input: unknown, names: readonly string[]): unknown =>
  names.map((name) => memberOf(input, name)).find((found) => found !== undefined);

/** @param answer of the request, whose metadata have the Gregorian dates of births in other calendars */
export function askedOf(input: unknown, answer?: unknown): Asked {
  const clocks = memberOf(memberOf(answer, 'metadata'), 'birth');
  const birth = birthOf(input, clocks);
  return {
    birth,
    birthMs: Date.UTC(birth.year, birth.month - 1, birth.date, birth.hours, birth.minutes),
    pair: [pairedBirth(input, clocks, PAIRS[0]), pairedBirth(input, clocks, PAIRS[1])],
  };
}

/** `1991-07-19 03:47`; both moments for two people; the name for a name. */
export function whoseOf(input: unknown, answer?: unknown): string {
  const { birth, pair } = askedOf(input, answer);
  const time = memberOf(input, 'time');
  if (typeof time === 'string') return `${linesOf(birth)[0]?.slice(0, 10)}, ${time}`;
  const moments = [birth, ...pair]
    .filter(({ year }) => year !== 0)
    .map((one) => [linesOf(one)[0], ...(one.clock === null ? [] : [one.clock])].join(' '));
  if (moments.length > 0) return moments.join(' and ');
  const name = memberOf(input, 'full_name') ?? memberOf(input, 'date');
  return typeof name === 'string' ? name : '';
}

/** The field's abbreviations: local mean time, local apparent time, universal time. */
const ABBREVIATIONS: Readonly<Record<Exclude<ClockUsed, 'zone' | 'offset'>, string>> = {
  local_mean: 'LMT',
  local_apparent: 'LAT',
  ut: 'UT',
};

/** @param clock `metadata.birth` of an answer */
function clockText(clock: unknown): string | null {
  const used = memberOf(clock, 'clock');
  const abbreviation = Object.entries(ABBREVIATIONS).find(([name]) => name === used)?.[1];
  if (abbreviation === undefined) return null;
  return used === 'ut' ? abbreviation : `${abbreviation} ${String(memberOf(clock, 'utc_offset'))}`;
}

const pairedBirth = (input: unknown, clocks: unknown, names: readonly string[]): Birth =>
  birthOf(personOf(input, names), personOf(clocks, names));

function birthOf(input: unknown, clock: unknown): Birth {
  const read = (name: string): number => {
    const value = memberOf(input, name);
    return typeof value === 'number' ? value : 0;
  };
  const gregorian = memberOf(clock, 'gregorian_date');
  const [year, month, date] =
    typeof gregorian === 'string' ? gregorian.split('-').map(Number) : [read('year'), read('month'), read('date')];
  return {
    year: year ?? 0,
    month: month ?? 0,
    date: date ?? 0,
    hours: read('hours'),
    minutes: read('minutes'),
    latitude: read('latitude'),
    longitude: read('longitude'),
    clock: clockText(clock),
  };
}
