import type { BuildOptions, BuildResult } from 'esbuild';

export type AppBundle = {
  options: BuildOptions;
  /** Writes what esbuild has built with these options. */
  write: (result: BuildResult) => Promise<void>;
};

export function bundleOf(app: string, folder: string): Promise<AppBundle>;
