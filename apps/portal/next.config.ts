import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';

/** Set for a container image: `.next/standalone` gets a server with only the files of node_modules that it opens. */
const OUTPUT = process.env['NEXT_OUTPUT'] === 'standalone' ? ({ output: 'standalone' } as const) : {};
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The docs and the reference: their pages are also Markdown (`src/app/markdown`). */
const WRITTEN = '/:path((?:docs|reference)(?:/.*)?)';
const MARKDOWN_PAGE = '/markdown/:path';
const ASKS_FOR_MARKDOWN = { type: 'header', key: 'accept', value: '(.*)text/markdown(.*)' } as const;

/** `src/edge` sets the security headers, not Next, because Next sets none on a response without a route. */
const config: NextConfig = {
  poweredByHeader: false,
  compress: false, // `src/edge` compresses, with brotli too.
  reactStrictMode: true,
  typescript: { ignoreBuildErrors: true }, // `npm run typecheck` checks them once, for all packages; a start need not wait.
  transpilePackages: [
    'astro-engine',
    'auth',
    'billing',
    'catalog',
    'domain',
    'drawing',
    'ephemeris-packed',
    'mail',
    'metrics',
    'places',
    'procedures',
    'store',
    'ui',
  ].map((name) => `@graha/${name}`),
  serverExternalPackages: ['pg', '@prisma/client', '@prisma/adapter-pg', '@react-email/render'],
  turbopack: { root: ROOT },
  // Pages rendered at run time stay in memory, and the oldest are evicted. An image is read-only, and requests for made-up
  // addresses must not fill a disk.
  //
  // The cache of `npm run dev` on disk is off: after a process was killed, or with the cache of an older commit,
  // Turbopack ended with "task is missing in memory or persistent storage" or reloaded pages again and again.
  experimental: { isrFlushToDisk: false, turbopackFileSystemCacheForDev: false },
  outputFileTracingRoot: ROOT,
  rewrites: () =>
    Promise.resolve({
      beforeFiles: [
        { source: `${WRITTEN}\\.md`, destination: MARKDOWN_PAGE },
        { source: WRITTEN, has: [ASKS_FOR_MARKDOWN], destination: MARKDOWN_PAGE },
        { source: '/.well-known/oauth-authorization-server', destination: '/oauth-metadata' },
        { source: '/.well-known/security.txt', destination: '/security-txt' },
        { source: '/.well-known/agent-skills/graha/SKILL.md', destination: '/skill' },
      ],
      afterFiles: [],
      fallback: [],
    }),
  ...OUTPUT,
};

export default config;
