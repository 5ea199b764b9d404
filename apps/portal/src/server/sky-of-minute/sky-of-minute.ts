import 'server-only';
import { readSky } from './read-sky.ts';
import type { Sky } from '../../shared/sky.ts';

const MINUTE_MS = 60_000;

let kept: { minute: number; sky: Promise<Sky> } | undefined;

/** Fetched once a minute for all visitors, because each fetch is a metered call. */
export function skyOfThisMinute(): Promise<Sky> {
  const minute = Math.floor(Date.now() / MINUTE_MS);
  if (kept?.minute !== minute) kept = { minute, sky: readSky() };
  return kept.sky;
}
