/** A row of the table in `layers.ts`. */
export type Layer = {
  /** Folder, from the root of the repository. */
  folder: string;
  /** In one line, for the table of the README. */
  is: string;
  floor: number;
  /** Packages of this repository that it may import; each stands on a lower floor. */
  mayImport: readonly string[];
  /** Packages from npm and Node that it may import; `'*'` where the choice is free. */
  mayUse: readonly string[] | '*';
  /** Kept out although the choice is free. */
  mayNotUse?: readonly string[];
  /** What tests may import beyond it. */
  testsMayImport?: readonly string[];
  /**
   * Folders below `src`, lowest first: a file imports only from its own folder and from those before it. Folders in one list stand
   * side by side and do not import each other. Tests are free.
   */
  floors?: readonly (string | readonly string[])[];
  /** Said when the rule is broken. */
  mustNeverKnow: string;
};
