import { date } from '@graha/domain/core/format';

/** The changes of a day that callers notice, newest first. A day that is announced under a number has it as `version`. */
export type Release = { day: string; version?: string; changes: readonly string[] };

export const CHANGELOG_PATH = '/docs/changelog';

/** Returns the page of a day: `/docs/changelog/2026-11-29`. */
export const releasePath = ({ day }: Release): string => `${CHANGELOG_PATH}/${day}`;

/** Returns the title of a day: `29 Nov 2026`, or `22 Nov 2026, version 1.0`. */
export const releaseTitle = ({ day, version }: Release): string =>
  date(new Date(`${day}T00:00:00Z`)) + (version === undefined ? '' : `, version ${version}`);
