import type { WrittenArticle } from '../block.ts';
import { AUTHENTICATION } from './authentication.ts';
import { BATCHES } from './batches.ts';
import { CHANGELOG, CHANGELOG_DAYS } from '../changelog/changelog.ts';
import { CLIENTS } from './clients.ts';
import { COMPONENTS } from './components.ts';
import { CONVENTIONS } from './conventions.ts';
import { CREDITS } from './credits.ts';
import { GLOSSARY_ARTICLE } from './glossary.ts';
import { IDEMPOTENCY } from './idempotency.ts';
import { GUIDES } from '../guides/guides.ts';
import { WEBHOOKS } from './webhooks.ts';
import { MANAGEMENT } from './management.ts';
import { MCP } from './mcp.ts';
import { SUBSCRIPTIONS } from './subscriptions.ts';
import { VERSIONS_ARTICLE } from './versions.ts';

/** Articles of the docs, by their path below `/docs/`. */
export const ARTICLES: Readonly<Record<string, WrittenArticle>> = {
  authentication: AUTHENTICATION,
  credits: CREDITS,
  idempotency: IDEMPOTENCY,
  batches: BATCHES,
  clients: CLIENTS,
  components: COMPONENTS,
  webhooks: WEBHOOKS,
  management: MANAGEMENT,
  subscriptions: SUBSCRIPTIONS,
  versions: VERSIONS_ARTICLE,
  conventions: CONVENTIONS,
  glossary: GLOSSARY_ARTICLE,
  mcp: MCP,
  changelog: CHANGELOG,
  ...CHANGELOG_DAYS,
  ...GUIDES,
};
