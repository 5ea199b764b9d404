import { env } from '../../server/env.ts';

export const dynamic = 'force-dynamic';

const VALID_MS = 180 * 86_400_000;

/** At `/.well-known/security.txt`, which `next.config.ts` leads here (RFC 9116). */
export function GET(): Response {
  const { portalUrl, company, sourceUrl } = env();
  const contacts = [company.email === null ? null : `mailto:${company.email}`, `${portalUrl}/contact`];
  const expires = new Date(Date.now() + VALID_MS).toISOString().replace(/T.*/, 'T00:00:00Z');
  const lines = [
    ...contacts.flatMap((contact) => (contact === null ? [] : [`Contact: ${contact}`])),
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${portalUrl}/.well-known/security.txt`,
    ...(sourceUrl === null ? [] : [`Policy: ${sourceUrl}`]),
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
