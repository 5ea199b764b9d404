export type NavLink = { label: string; href: string };

/** All public pages. Pages that are not listed here are not linked. */
export const PUBLIC_NAV: readonly NavLink[] = [
  { label: 'Docs', href: '/docs/quickstart' },
  { label: 'Reference', href: '/reference' },
  { label: 'Playground', href: '/playground' },
  { label: 'Reconcile', href: '/reconcile' },
  { label: 'Pricing', href: '/pricing' },
  { label: 'Status', href: '/status' },
];

export const SIGN_IN: NavLink = { label: 'Sign in', href: '/sign-in' };
export const SIGN_UP: NavLink = { label: 'Get a key', href: '/sign-up' };

export const ACCURACY_PAGE: NavLink = { label: 'Accuracy', href: '/docs/accuracy' };
export const CHANGELOG_PAGE: NavLink = { label: 'Changelog', href: '/docs/changelog' };
export const PROMISES_PAGE: NavLink = { label: 'Promises', href: '/docs/promises' };

export const DOCS_NAV: readonly { title: string; links: readonly NavLink[] }[] = [
  {
    title: 'Start',
    links: [
      { label: 'Quickstart', href: '/docs/quickstart' },
      { label: 'Authentication', href: '/docs/authentication' },
      { label: 'Batches and ranges', href: '/docs/batches' },
      { label: 'Reports as PDF', href: '/docs/reports' },
      { label: 'Clients', href: '/docs/clients' },
      { label: 'Components', href: '/docs/components' },
      { label: 'MCP', href: '/docs/mcp' },
    ],
  },
  {
    title: 'Guides',
    links: [
      { label: 'Kundli website', href: '/docs/guides/kundli-website' },
      { label: 'Daily panchang', href: '/docs/guides/daily-panchang' },
      { label: 'Panchang for Telegram', href: '/docs/guides/telegram-panchang' },
      { label: 'Matchmaking widget', href: '/docs/guides/matchmaking-widget' },
      { label: 'A million births', href: '/docs/guides/million-births' },
      { label: 'Webhook receiver', href: '/docs/guides/webhook-receiver' },
      { label: 'Dasha messages', href: '/docs/guides/dasha-messages' },
      { label: 'Caching', href: '/docs/guides/caching' },
      { label: 'Prove an answer', href: '/docs/guides/prove-an-answer' },
      { label: 'Which almanac', href: '/docs/guides/almanac' },
      { label: 'Which ayanamsa', href: '/docs/guides/ayanamsa' },
      { label: 'Why we differ', href: '/docs/guides/reconcile' },
      { label: 'Birth without a time', href: '/docs/guides/uncertain-birth' },
      { label: 'Texts with a source', href: '/docs/guides/sourced-texts' },
      { label: 'Switching', href: '/docs/guides/switching' },
    ],
  },
  {
    title: 'Concepts',
    links: [
      { label: 'Conventions', href: '/docs/conventions' },
      { label: 'Credits and limits', href: '/docs/credits' },
      { label: 'Idempotency', href: '/docs/idempotency' },
      { label: 'Versions', href: '/docs/versions' },
      { label: 'Webhooks', href: '/docs/webhooks' },
      { label: 'Management API', href: '/docs/management' },
      { label: 'Subscriptions', href: '/docs/subscriptions' },
      { label: 'Errors', href: '/docs/errors' },
      { label: 'Glossary', href: '/docs/glossary' },
    ],
  },
  { title: 'Trust', links: [ACCURACY_PAGE, PROMISES_PAGE, CHANGELOG_PAGE] },
  {
    title: 'Run it yourself',
    links: [
      { label: 'Operations', href: '/docs/operations' },
      { label: 'Runbook', href: '/docs/runbook' },
      { label: 'Cells', href: '/docs/cells' },
    ],
  },
];

/** Links at the bottom of every public page, in addition to the ones in the bar. */
export const FOOT_NAV: readonly NavLink[] = [
  ACCURACY_PAGE,
  PROMISES_PAGE,
  CHANGELOG_PAGE,
  { label: 'Panchang today', href: '/panchang' },
  { label: 'Verify an answer', href: '/verify-answer' },
  { label: 'Terms', href: '/terms' },
  { label: 'Privacy', href: '/privacy' },
  { label: 'Data processing', href: '/dpa' },
  { label: 'Availability', href: '/sla' },
  { label: 'Contact', href: '/contact' },
];

/** The AGPL requires that users of the service can get its source code. */
export const SOURCE: NavLink = { label: 'Source, AGPL-3.0', href: '/source' };
