import 'server-only';

/** Number of pages of each kind prerendered outside an image: enough to notice a broken page. */
const SAMPLE = 2;

/**
 * Returns the pages of one kind to prerender in the build. An image has all of them. Elsewhere a page is rendered for its first
 * visitor, so that starts and tests do not wait for hundreds of unused pages.
 */
export function prerendered<Params>(all: readonly Params[]): Params[] {
  return process.env['NEXT_OUTPUT'] === 'standalone' ? [...all] : all.slice(0, SAMPLE);
}
