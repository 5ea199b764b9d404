import type { catalog } from '@graha/catalog/catalog';
import type { AnswerOf } from './answers.ts';
import type { AspectView, Birth, ChartView } from './charts.ts';
import type { DayParts } from './days.ts';
import type { PeriodView } from './periods.ts';
import type { ReductionView, ScoreView } from './scores.ts';

/** What an answer is drawn as. */
export type View =
  | { kind: 'charts'; charts: ChartView[]; aspects: AspectView | null }
  | { kind: 'vargas'; charts: ChartView[] }
  | { kind: 'day'; parts: DayParts }
  | { kind: 'periods'; view: PeriodView }
  | { kind: 'score'; view: ScoreView }
  | { kind: 'reductions'; view: ReductionView };

/** Whose moment the picture shows: the request that was answered. */
export type Asked = { birth: Birth; pair: readonly [Birth, Birth] };

type Families = typeof catalog;

export type Maker<Answer> = (answer: Answer, asked: Asked) => View | null;

/** Operation → picture, each for the answer of its own operation. */
export type Makers = {
  [Family in keyof Families]?: { [Suffix in keyof Families[Family]]?: Maker<AnswerOf<Family, Suffix>> };
};

const PAIRS = [
  ['bride', 'person_a'],
  ['groom', 'person_b'],
] as const;

export function askedOf(input: unknown): Asked {
  const member = (name: string): unknown =>
    typeof input === 'object' && input !== null ? Reflect.get(input, name) : undefined;
  const person = (names: readonly string[]) => birthOf(names.map(member).find((found) => found !== undefined));
  return { birth: birthOf(input), pair: [person(PAIRS[0]), person(PAIRS[1])] };
}

function birthOf(input: unknown): Birth {
  const read = (name: string): number => {
    const value: unknown = typeof input === 'object' && input !== null ? Reflect.get(input, name) : undefined;
    return typeof value === 'number' ? value : 0;
  };
  return {
    year: read('year'),
    month: read('month'),
    date: read('date'),
    hours: read('hours'),
    minutes: read('minutes'),
    latitude: read('latitude'),
    longitude: read('longitude'),
  };
}
