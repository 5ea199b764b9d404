import { readFileSync } from 'node:fs';
import type { Ephemeris } from '@graha/astro-engine/ephemeris';
import { z } from 'zod';

/**
 * What answers depend on beside their input: the ephemeris and this release of the formulas. A repeat of a paid call after
 * either has changed is told so.
 */
export function engineVersionOf(sky: Pick<Ephemeris, 'name'>): string {
  const file = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(file));
  return `${sky.name}; graha ${version}`;
}
