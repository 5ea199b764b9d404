import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { isOfAction, refusalFor } from './refusal.ts';
import { createLocalThrottle } from '@graha/procedures/trpc/pace';
import { addressOwner } from '@graha/store/identity/client-address';

/** Limit of page units that one address may use in a minute. A prerendered page costs one unit. */
export const PAGE_UNITS_PER_MINUTE = 1_200;
const WINDOW_MS = 60_000;

/** Not counted: static files come from disk, and procedures and sign-in have their own limits. */
const UNCOUNTED = /^\/(?:_next\/static|api)\//;
/** Prerendered, or cached after the first request. */
const MADE_AHEAD =
  /^\/(?:(?:docs|reference|pricing|terms|privacy|dpa|sla|contact|parts|source|panchang)(?:\/[^/]*)?)?$|^\/(?:docs|reference)\//;
/** Weights by CPU time. All other pages are rendered per request from data in memory. */
const WEIGHTS: readonly (readonly [path: RegExp, weight: number])[] = [
  [/^(?:\/[a-z]{2})?\/panchang\/(?:place\/|[^/]+\/\d)/, 20],
  [/^\/[a-z]{2}\/panchang\/(?!search$)[^/]+$/, 20],
  [/^\/try(?:\/|$)/, 10],
  [/^(?:\/[a-z]{2})?\/panchang\/search$/, 5],
  [MADE_AHEAD, 1],
];
const OTHERWISE = 5;
/** Weight of a missing page: its address was made up, so it was not prerendered. */
const MISSED = 8;

/** Returns the units of a request; 0 means that it is not counted. */
export const weightOf = (path: string): number =>
  UNCOUNTED.test(path) ? 0 : (WEIGHTS.find(([pattern]) => pattern.test(path))?.[1] ?? OTHERWISE);

export type PageLimit = {
  /** Counts a request. Returns the seconds until the address may ask for this path again; 0 means now. */
  take(path: string, address: string): number;
  /** Counts the additional cost of a page that was not found. */
  missed(path: string, address: string): void;
};

/** Counts only in this process: a count in the database would cost as much as the page. */
export function createPageLimit(unitsMax: number, nowMs?: () => number): PageLimit {
  const throttle = createLocalThrottle({ attemptsMax: unitsMax, windowMs: WINDOW_MS }, nowMs);
  return {
    take(path, address) {
      const weight = weightOf(path);
      return weight === 0 ? 0 : Math.ceil(throttle.take(addressOwner(address), weight) / 1000);
    },
    missed(path, address) {
      const more = weightOf(path) === 0 ? 0 : MISSED - weightOf(path);
      if (more > 0) throttle.take(addressOwner(address), more);
    },
  };
}

/** Responds 429 with a page for people, words for a form, or JSON for programs. */
export function refuseTooMany(response: ServerResponse, headers: IncomingHttpHeaders, seconds: number): false {
  const wait = seconds === 1 ? '1 second' : `${seconds} seconds`;
  const advice = `Wait ${wait}, then reload. Programs: read /llms-full.txt or call the API, which has limits of its own.`;
  const message = isOfAction(headers) ? `${REASON} Wait ${wait}, then try again.` : advice;
  const isPage = !isOfAction(headers) && headers.accept?.includes('text/html');
  const { type, body } = isPage
    ? { type: 'text/html; charset=utf-8', body: pageOf(advice) }
    : refusalFor(headers, { code: 'TOO_MANY_REQUESTS', message });
  response.writeHead(429, { 'retry-after': String(seconds), 'cache-control': 'no-store', 'content-type': type });
  response.end(body);
  return false;
}

const REASON = 'Your network asked for more pages in a minute than we make for one.';

const pageOf = (advice: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Too many requests</title>
<style>:root{color-scheme:light dark}body{font:1rem/1.5 system-ui;max-width:36rem;margin:4rem auto;padding:0 1rem}</style>
<h1>Too many requests</h1>
<p>${REASON}</p>
<p>${advice}</p>
</html>
`;
