import 'server-only';
import { readSky } from '../landing/read-sky.ts';
import type { Sky } from '../landing/sky.ts';

const MINUTE_MS = 60_000;

let kept: { minute: number; sky: Promise<Sky> } | undefined;

/** Asked for once a minute, however many stand at the door: each asking is a metered call. */
export function skyOfThisMinute(): Promise<Sky> {
  const minute = Math.floor(Date.now() / MINUTE_MS);
  if (kept?.minute !== minute) kept = { minute, sky: readSky() };
  return kept.sky;
}
