import type { Environment } from './settings.ts';

/** Everything outside the program, so that tests give their own. */
export type Terminal = {
  env: Environment;
  fetch: typeof globalThis.fetch;
  now(): Date;
  /** Writes a line of the result. */
  out(line: string): void;
  /** Writes a line for the person beside the result. */
  note(line: string): void;
  /** The whole of the standard input. */
  read(): Promise<string>;
  /** Asks for a secret without showing it; null if no person is there. */
  askSecret(question: string): Promise<string | null>;
  /** True if a person can answer at the standard input. */
  isInteractive: boolean;
  /** Shows a page in the browser, if there is one. */
  openPage(url: string): void;
  wait(ms: number): Promise<void>;
  /** Aborted by Ctrl-C. */
  signal: AbortSignal;
};
