/** A deliberate difference of our answer from another engine's. Shown to the public unchanged. */
export type Difference = {
  /** The subject: `tithi ends`, `dasha years`. */
  topic: string;
  /** The service whose answer differs. */
  source: string;
  theirs: string;
  ours: string;
  why: string;
};
