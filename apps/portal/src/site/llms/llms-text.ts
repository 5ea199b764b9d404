import { fullPriceText } from '@graha/catalog/operation/price';
import { ARTICLES } from '../docs/articles/articles.ts';
import { PLAN_ROWS } from '../landing/plan-rows.ts';
import { DOCS_NAV, PUBLIC_NAV } from '../landing/nav.ts';
import { REFERENCE_FAMILIES, referencePath } from '../reference/operations.ts';

export type Addresses = { portalUrl: string; apiUrl: string };

/** Returns the description of the whole service for a language model: https://llmstxt.org. */
export function llmsText({ portalUrl, apiUrl }: Addresses): string {
  const link = (label: string, path: string, text: string): string =>
    `- [${label}](${portalUrl}${path})${text && `: ${text}`}`;
  return [
    '# Graha',
    '',
    '> Vedic and Western astrology as an HTTP API: charts, panchang, divisional charts, dashas, matching, Western charts, numerology. Every call is charged in credits, and only when it succeeds.',
    '',
    `Base address: ${apiUrl}. Authenticate with the header X-API-Key. POST takes JSON; operations on one chart take GET with a query too. The same input gives the same answer. The whole contract is at ${apiUrl}/openapi.json.`,
    '',
    `Each page of the docs and the reference is Markdown at its address with .md; ${portalUrl}/llms-full.txt joins the docs. How an agent works with the API: ${portalUrl}/.well-known/agent-skills/graha/SKILL.md. For an assistant that speaks MCP: ${apiUrl}/mcp.`,
    '',
    '## Docs',
    '',
    ...DOCS_NAV.flatMap(({ links }) =>
      links.map(({ label, href }) => link(label, href, ARTICLES[href.replace('/docs/', '')]?.lead ?? '')),
    ),
    ...PUBLIC_NAV.map(({ label, href }) => link(label, href, '')),
    '',
    '## Plans',
    '',
    ...PLAN_ROWS.map(
      ({ name, monthly, allowance, rate }) =>
        `- ${name}: ${monthly} a month, ${allowance}${allowance.includes('calls') ? '' : ' credits'}, ${rate}`,
    ),
    ...REFERENCE_FAMILIES.flatMap(({ title, summary, operations }) => [
      '',
      `## ${title}`,
      '',
      summary,
      '',
      ...operations.map(({ id, path, methods, summary: what, ...priced }) =>
        link(`${methods.join(' or ')} ${path}`, referencePath(id), `${what} ${fullPriceText(priced)}.`),
      ),
    ]),
    '',
  ].join('\n');
}
