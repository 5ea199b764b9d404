import 'server-only';

/** Pages of one kind that a build outside an image makes ahead: enough to notice that one cannot be made. */
const SAMPLE = 2;

/**
 * The pages of one kind that are made when the portal is built. An image brings all of them; elsewhere the first visitor of a page
 * has it made, so that a start and a test do not wait for hundreds of pages that nobody opens.
 */
export function prerendered<Params>(all: readonly Params[]): Params[] {
  return process.env['NEXT_OUTPUT'] === 'standalone' ? [...all] : all.slice(0, SAMPLE);
}
