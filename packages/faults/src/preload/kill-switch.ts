import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { KillPoint } from './kill-points.ts';

const MODULE = fileURLToPath(new URL('kill-at.ts', import.meta.url));

export type Kill = {
  point: KillPoint;
  /** How often the point is passed, this time included. */
  turn: number;
  /** Of the one point that is inside the database. */
  afterMs: number;
};

let written: Promise<string> | null = null;

/** What a replica needs to be given so that it is killed at that point. */
export async function killSwitch({ point, turn, afterMs }: Kill) {
  written ??= asModule();
  return {
    preload: await written,
    env: { KILL_AT: point, KILL_TURN: String(turn), KILL_AFTER_MS: String(afterMs) },
  };
}

/** The module as one address that needs neither a file nor a compiler in the process that loads it. */
async function asModule(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [MODULE],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
  });
  return `data:text/javascript;base64,${Buffer.from(outputFiles[0]?.text ?? '').toString('base64')}`;
}
