import { ARTICLES } from '../docs/articles/articles.ts';
import { PLAN_ROWS } from '../landing/plan-rows.ts';
import { DOCS_NAV, PUBLIC_NAV } from '../landing/nav.ts';
import { creditWords, REFERENCE_FAMILIES, referencePath } from '../reference/operations.ts';

export type Addresses = { portalUrl: string; apiUrl: string };

/** The whole offer for a language model: https://llmstxt.org. */
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
      ...operations.map(({ id, path, methods, summary: what, credits }) =>
        link(`${methods.join(' or ')} ${path}`, referencePath(id), `${what} ${creditWords(credits)}.`),
      ),
    ]),
    '',
  ].join('\n');
}
