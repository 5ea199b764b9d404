import 'server-only';
import { catalog } from '@graha/catalog/catalog';
import type { z } from 'zod';
import { callApi } from '../../../server/call-api.ts';
import { requestForMinute } from '../../../shared/ujjain.ts';

const PATH = '/api/v1/panchang/full';
const { output } = catalog.panchang.full;
const KEPT_MS = 600_000;

export type Day = z.output<typeof output>;

let kept = { untilMs: 0, day: Promise.resolve<Day | null>(null) };

/**
 * The panchang of this moment in Ujjain from the API; null where it does not answer. It is fetched once in ten minutes for all
 * readers, and again when one of its parts ends, because each request is a metered call.
 */
export function dayInUjjain(): Promise<Day | null> {
  const nowMs = Date.now();
  if (kept.untilMs <= nowMs) kept = { untilMs: nowMs + KEPT_MS, day: askFor(nowMs) };
  return kept.day;
}

async function askFor(atMs: number): Promise<Day | null> {
  const answer = await callApi(PATH, requestForMinute(atMs));
  const day = output.safeParse(answer?.body).data ?? null;
  kept.untilMs = day === null ? 0 : Math.min(kept.untilMs, firstEndMs(day));
  return day;
}

const firstEndMs = ({ vara, tithi, nakshatra, yoga }: Day): number =>
  Math.min(...[vara, tithi, nakshatra, yoga].map(({ end }) => Date.parse(end)));
