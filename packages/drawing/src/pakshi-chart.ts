/** The five activities of the birds, from the strongest to the weakest. */
export const ACTIVITIES = ['Ruling', 'Eating', 'Walking', 'Sleeping', 'Dying'] as const;

export type Activity = (typeof ACTIVITIES)[number];

/** An activity, and its word in the language of the picture. */
export type PakshiDeed = { activity: Activity; says: string };

/** A part of a yama, with the bird that prevails in it. Instants are clock readings of the place, in milliseconds. */
export type PakshiPart = PakshiDeed & { bird: string; startMs: number; endMs: number };

/** A fifth of a day or a night. */
export type PakshiYama = {
  number: number;
  startMs: number;
  endMs: number;
  /** The activity of each bird, in one order for all yamas. */
  birds: readonly (PakshiDeed & { bird: string })[];
  /** The activity of the person’s bird and the parts of the yama; null if no person is known. */
  own: (PakshiDeed & { parts: readonly PakshiPart[] }) | null;
};

/** The day or the night. `paksha` is the half of the month that gives its table. */
export type PakshiHalf = {
  name: string;
  paksha: string;
  adhikara: string;
  padu: string;
  yamas: readonly PakshiYama[];
};

/** A day of pancha pakshi. */
export type PakshiChart = {
  /** The bird of the person; null if it is not known. */
  bird: string | null;
  halves: readonly PakshiHalf[];
  /** Words for the birds that the weekday favours and spares. */
  roles: { adhikara: string; padu: string };
  /** The moment that is marked. */
  atMs: number;
};

/** Left and right edge of the bars, and the width of the picture. */
export const PAKSHI = { left: 6, right: 414, width: 420 } as const;

/** Grounds: green for favourable activities, red for those to avoid; the first and the last are stronger. */
export const ACTIVITY_GROUNDS = {
  Ruling: { fill: 'var(--ok)', 'fill-opacity': 0.36 },
  Eating: { fill: 'var(--ok)', 'fill-opacity': 0.16 },
  Walking: { fill: 'var(--seg-a)', 'fill-opacity': 1 },
  Sleeping: { fill: 'var(--bad)', 'fill-opacity': 0.15 },
  Dying: { fill: 'var(--bad)', 'fill-opacity': 0.36 },
} as const satisfies Record<Activity, { fill: string; 'fill-opacity': number }>;

/** English words of the activities for a narrow part. */
export const SHORT_ACTIVITIES = {
  Ruling: 'Rule',
  Eating: 'Eat',
  Walking: 'Walk',
  Sleeping: 'Sleep',
  Dying: 'Die',
} as const satisfies Record<Activity, string>;
