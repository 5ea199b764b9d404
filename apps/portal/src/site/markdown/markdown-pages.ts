import { releasePath } from '../docs/changelog/release.ts';
import { RELEASES } from '../docs/changelog/releases.ts';
import { DOCUMENTED_ERRORS, errorPath } from '../docs/errors.ts';
import { DOCS_NAV } from '../landing/nav.ts';
import { REFERENCE_PARAMS, referencePath } from '../reference/operations.ts';

const DOCS_PAGES: readonly string[] = DOCS_NAV.flatMap(({ links }) => links.map(({ href }) => href));

/** Every page that has a Markdown version at its address with `.md`: the docs and the reference. */
export const MARKDOWN_PAGES: ReadonlySet<string> = new Set([
  ...DOCS_PAGES,
  ...RELEASES.map(releasePath),
  ...DOCUMENTED_ERRORS.map(({ code }) => errorPath(code)),
  '/reference',
  ...REFERENCE_PARAMS.map(({ family, operation }) => referencePath([family, ...operation].join('/'))),
]);

/** The pages joined in `llms-full.txt`: the docs, without the pages of each error and operation. */
export const JOINED_PAGES: readonly string[] = [...DOCS_PAGES, '/reference'];
