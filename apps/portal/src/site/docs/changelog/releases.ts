import type { Release } from './release.ts';
import { DECEMBER_2026 } from './2026-12.ts';
import { NOVEMBER_2026 } from './2026-11.ts';

/** Newest first, each day once. */
export const RELEASES: readonly Release[] = [...DECEMBER_2026, ...NOVEMBER_2026];
