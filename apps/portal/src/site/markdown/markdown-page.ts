import 'server-only';
import { env } from '../../server/env.ts';
import { ownPage } from '../../server/own-page.ts';
import { loadedParts } from './loaded-parts.ts';
import { MARKDOWN_PAGES } from './markdown-pages.ts';
import { markdownOf } from './page-markdown.ts';

const KEPT_MS = 300_000;

type Kept = { atMs: number; text: Promise<string | null> };
/** Cache by path; its size is limited by the number of pages. */
const kept = new Map<string, Kept>();

/** Returns a page of the docs or the reference as Markdown; null if there is no such page, or no answer. */
export function markdownPage(path: string): Promise<string | null> {
  if (!MARKDOWN_PAGES.has(path)) return Promise.resolve(null);
  const known = kept.get(path);
  if (known !== undefined && Date.now() - known.atMs < KEPT_MS) return known.text;
  const text = read(path);
  kept.set(path, { atMs: Date.now(), text });
  return text;
}

async function read(path: string): Promise<string | null> {
  const html = await ownPage(path);
  if (html !== null) return markdownOf(html, env().portalUrl, loadedParts(path));
  kept.delete(path); // The next call tries again.
  return null;
}
