/** Kinds of visitors, by the pages they can open. */
export const VISITORS = ['anyone', 'member', 'operator'] as const;
export type Visitor = (typeof VISITORS)[number];

/**
 * Every page of the portal once, for the checks, the budget and the screenshots. One page represents all that differ only in
 * data.
 */
export const PAGES: Record<Visitor, readonly string[]> = {
  anyone: [
    '/',
    '/pricing',
    '/try/kundali/basic',
    '/reconcile',
    '/docs',
    '/docs/quickstart',
    '/docs/authentication',
    '/docs/batches',
    '/docs/clients',
    '/docs/management',
    '/docs/mcp',
    '/docs/conventions',
    '/docs/credits',
    '/docs/idempotency',
    '/docs/webhooks',
    '/docs/guides/kundli-website',
    '/docs/accuracy',
    '/docs/glossary',
    '/docs/promises',
    '/docs/operations',
    '/docs/runbook',
    '/docs/cells',
    '/docs/changelog',
    '/docs/errors',
    '/docs/errors/credits_exhausted',
    '/reference',
    '/reference/kundali',
    '/reference/kundali/basic',
    '/reference/matchmaking/ashtakoot',
    '/panchang',
    '/panchang/delhi',
    '/panchang/delhi/2028',
    '/panchang/search?q=pune',
    '/status',
    '/status/confirm',
    '/status/unsubscribe',
    '/terms',
    '/privacy',
    '/dpa',
    '/sla',
    '/contact',
    '/source',
    '/parts',
    '/sign-up',
    '/sign-in',
    '/forgot',
    '/reset',
    '/two-factor',
    '/verify',
    '/invitations/unknown',
    '/mailbox',
    '/nowhere',
  ],
  member: [
    '/overview',
    '/playground/kundali/basic',
    '/keys',
    '/births',
    '/subscriptions',
    '/usage',
    '/requests',
    '/alerts',
    '/webhooks',
    '/billing',
    '/team',
    '/audit-log',
    '/settings',
    '/oauth/authorize',
    '/account',
  ],
  operator: [
    '/admin',
    '/admin/tenants',
    '/admin/revenue',
    '/admin/incidents',
    '/admin/explorer',
    '/admin/events',
    '/admin/projections',
    '/admin/auditor',
    '/admin/webhooks',
  ],
};

/** Returns the expected status: 404 for only one page. */
export const statusOf = (path: string): number => (path === '/nowhere' ? 404 : 200);

/** Returns a separate file name for each page: `docs-quickstart`. */
export const fileNameOf = (path: string): string => path.slice(1).replaceAll('/', '-') || 'landing';
