/** A file with changed text for one run; nothing is written to disk. */
export type ChangedFile = { file: string; text: string };

/** The tests to run, and the change; `null` for the unchanged code. */
export type Job = { changed: ChangedFile | null; tests: readonly string[] };

export type FromWorker =
  /** Everything is prepared and the tests begin: the time limit starts here. */
  | { kind: 'began' }
  | { kind: 'ended'; failed: string | null; msByTest: Record<string, number> }
  /** Postgres refuses the changed text, so it is not a mutant. */
  | { kind: 'invalid'; because: string }
  | { kind: 'broken'; because: string };
