import { FAMILIES } from '@graha/catalog/catalog';
import { listing } from '@graha/catalog/words';
import { OPERATIONS } from '../../landing/families.ts';
import type { WrittenArticle } from '../block.ts';

type Release = { version: string; day: string; changes: readonly string[] };

/** Newest first. What callers notice, and nothing else. */
const RELEASES: readonly Release[] = [
  {
    version: '1.0',
    day: '2026-11-22',
    changes: [
      `${OPERATIONS.length} operations: ${listing(Object.values(FAMILIES).map(({ title }) => title))}.`,
      'Charts as SVG by `Accept: image/svg+xml`, in three styles and two themes.',
      'One price list, counted in credits; errors and repeats under one `Idempotency-Key` cost nothing.',
      'Errors as RFC 9457 has them, each code with a page of its own.',
    ],
  },
];

export const CHANGELOG: WrittenArticle = {
  title: 'Changelog',
  lead: 'What has changed for callers. When a formula changes, so does formula_version in the metadata of its family.',
  sections: RELEASES.map(({ version, day, changes }) => ({
    id: `v${version.replaceAll('.', '-')}`,
    title: `${version}, ${day}`,
    blocks: [{ kind: 'list', items: changes }],
  })),
};
