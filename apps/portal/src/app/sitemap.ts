import type { MetadataRoute } from 'next';
import { env } from '../server/env.ts';
import { FOOT_NAV, PUBLIC_NAV } from '../site/landing/nav.ts';
import { MARKDOWN_PAGES } from '../site/markdown/markdown-pages.ts';

/** Made for each request: it contains the address of this server, which a build does not know. */
export const dynamic = 'force-dynamic';

const NEEDS_SIGN_IN = new Set(['/playground']);

/** Every page that anybody may read. */
export default function sitemap(): MetadataRoute.Sitemap {
  const listed = [...PUBLIC_NAV, ...FOOT_NAV].map(({ href }) => href).filter((href) => !NEEDS_SIGN_IN.has(href));
  const { portalUrl } = env();
  return [...new Set(['/', ...listed, ...MARKDOWN_PAGES])].map((path) => ({ url: portalUrl + path }));
}
