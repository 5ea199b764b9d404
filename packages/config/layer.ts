/** A row of the table in `layers.ts`. */
export type Layer = {
  /** Folder, from the root of the repository. */
  folder: string;
  /** A one-line description for the table of the README. */
  is: string;
  floor: number;
  /** Packages of this repository that it may import; each is on a lower floor. */
  mayImport: readonly string[];
  /** Packages from npm and Node that it may import; `'*'` for any. */
  mayUse: readonly string[] | '*';
  /** Forbidden even if any package is allowed. */
  mayNotUse?: readonly string[];
  /** Packages that only some folders below `src` may import, with these folders. */
  usedOnlyIn?: Readonly<Record<string, readonly string[]>>;
  /** Further packages that tests may import. */
  testsMayImport?: readonly string[];
  /**
   * Folders below `src`, lowest first: a file imports only from its own folder and from earlier ones. Folders in one
   * list are on the same floor and do not import each other. Tests are exempt.
   */
  floors?: readonly (string | readonly string[])[];
  /** The message when the rule is broken. */
  mustNeverKnow: string;
};
