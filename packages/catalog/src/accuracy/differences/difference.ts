/** Where an answer of ours is not that of another engine, on purpose. Shown to the public as it stands. */
export type Difference = {
  /** What it is about: `tithi ends`, `dasha years`. */
  topic: string;
  /** Who answers otherwise. */
  source: string;
  theirs: string;
  ours: string;
  why: string;
};
