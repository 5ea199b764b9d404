/** A file whose text differs for one run; nothing is written to the disk. */
export type ChangedFile = { file: string; text: string };

/** What the tests are run for: `null` for the code as it is. */
export type Job = { changed: ChangedFile | null; tests: readonly string[] };

export type FromWorker =
  /** Everything is prepared and the tests begin: from here on time counts. */
  | { kind: 'began' }
  | { kind: 'ended'; failed: string | null; msByTest: Record<string, number> }
  /** Postgres refuses the changed text: it is no mutant. */
  | { kind: 'invalid'; because: string }
  | { kind: 'broken'; because: string };
