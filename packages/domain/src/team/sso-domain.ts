import type { PlanId } from '../billing/plans.ts';

/** Anybody can have an address there, so no workspace can own these domains. */
const PUBLIC_MAIL_DOMAINS: readonly string[] = [
  'aol.com',
  'fastmail.com',
  'gmail.com',
  'gmx.com',
  'gmx.de',
  'gmx.net',
  'googlemail.com',
  'hey.com',
  'hotmail.com',
  'icloud.com',
  'live.com',
  'mac.com',
  'mail.com',
  'mail.ru',
  'me.com',
  'msn.com',
  'outlook.com',
  'pm.me',
  'proton.me',
  'protonmail.com',
  'qq.com',
  'rediffmail.com',
  'tutanota.com',
  'web.de',
  'yahoo.co.in',
  'yahoo.com',
  'yandex.com',
  'yandex.ru',
  'ymail.com',
  'zoho.com',
  'zohomail.com',
];

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const DOMAIN = new RegExp(`^(?:${LABEL}\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$`);

/** Even with the prefix "_graha-sso." the name is valid in DNS. @source RFC 1035, 2.3.4 */
export const SSO_DOMAIN_LENGTH_MAX = 240;

/** Returns the problem of a lower-case domain, as a form shows it; null if there is none. */
export function ssoDomainProblem(domain: string): string | null {
  if (domain.length > SSO_DOMAIN_LENGTH_MAX || !DOMAIN.test(domain))
    return 'Write the domain of your addresses alone, such as example.com.';
  if (PUBLIC_MAIL_DOMAINS.includes(domain))
    return 'Anybody can have an address at this domain. Write the domain of your company.';
  return null;
}

/** Returns the part after the last @, in lower case; empty if there is no @. */
export const domainOfAddress = (email: string): string => {
  const at = email.lastIndexOf('@');
  return at < 0 ? '' : email.slice(at + 1).toLowerCase();
};

/** Days for which the record of a verified domain may be absent: it is removed by mistake more often than the domain is lost. */
export const SSO_GRACE_DAYS = 7;

/** Returns the end of a domain's verification if its record stays absent. */
export const ssoEndsAt = (missingSince: Date): Date => new Date(missingSince.getTime() + SSO_GRACE_DAYS * 86_400_000);

/** The TXT record that proves a domain. */
export const ssoRecordOf = ({ domain, recordToken }: { domain: string; recordToken: string }) => ({
  name: `_graha-sso.${domain}`,
  value: `graha-sso=${recordToken}`,
});

export const hasSso = (plan: PlanId): boolean => plan === 'scale' || plan === 'internal';
