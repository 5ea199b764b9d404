import type { Activity, PakshiChart, PakshiDeed, PakshiYama } from '@graha/drawing/pakshi-chart';
import { type AnswerOf, wallMs } from '../../answers.ts';

type Day = AnswerOf<'panchang', 'pancha-pakshi'>;
type Yama = Day['yamas'][number];

const ACTIVITIES = {
  ruling: 'Ruling',
  eating: 'Eating',
  walking: 'Walking',
  sleeping: 'Sleeping',
  dying: 'Dying',
} as const satisfies Record<NonNullable<Yama['activity']>, Activity>;

const BIRDS = {
  vulture: 'Vulture',
  owl: 'Owl',
  crow: 'Crow',
  cock: 'Cock',
  peacock: 'Peacock',
} as const satisfies Record<NonNullable<Day['bird']>, string>;
type Bird = keyof typeof BIRDS;

const deedOf = (activity: keyof typeof ACTIVITIES): PakshiDeed => ({
  activity: ACTIVITIES[activity],
  says: ACTIVITIES[activity],
});

const yamaOf = ({ number, start, end, activities, activity, parts }: Yama): PakshiYama => ({
  number,
  startMs: wallMs(start),
  endMs: wallMs(end),
  // Safe: the keys of the table itself.
  birds: (Object.keys(BIRDS) as Bird[]).map((bird) => ({ bird: BIRDS[bird], ...deedOf(activities[bird]) })),
  own:
    activity === null || parts === null
      ? null
      : {
          ...deedOf(activity),
          parts: parts.map((part) => ({
            bird: BIRDS[part.bird],
            ...deedOf(part.activity),
            startMs: wallMs(part.start),
            endMs: wallMs(part.end),
          })),
        },
});

/** The yamas of day and night; null near the poles, if there are none. @param atMs the moment to mark */
export const pakshiView = ({ bird, halves, yamas }: Day, atMs: number): PakshiChart | null =>
  halves.length === 0
    ? null
    : {
        bird: bird && BIRDS[bird],
        atMs,
        roles: { adhikara: 'adhikara', padu: 'padu' },
        halves: halves.map(({ is_day: isDay, paksha, adhikara_bird: adhikara, padu_bird: padu }) => ({
          name: isDay ? 'Day' : 'Night',
          paksha,
          adhikara: BIRDS[adhikara],
          padu: BIRDS[padu],
          yamas: yamas.filter(({ is_day }) => is_day === isDay).map(yamaOf),
        })),
      };
