const PARTS = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^@/?#]*)([/?#].*)?$/;

/**
 * Returns one URL per host of a libpq URL with several hosts: `postgresql://user:password@one:5432,two:5432/graha`. Drops
 * `target_session_attrs`, because writers always look for the primary.
 */
export function hostUrls(url: string): string[] {
  const [, before = '', hosts = '', after = ''] = PARTS.exec(url) ?? [];
  return hosts.split(',').map((host) => {
    const one = new URL(`${before}${host}${after}`);
    one.searchParams.delete('target_session_attrs');
    return one.href;
  });
}

/** Returns true for the URL of a database on one or several hosts. */
export function isDatabaseUrl(text: string): boolean {
  const [, before = '', hosts = '', after = ''] = PARTS.exec(text) ?? [];
  return hosts !== '' && hosts.split(',').every((host) => host !== '' && URL.canParse(`${before}${host}${after}`));
}

export const DATABASE_URL_PROBLEM =
  'must look like postgresql://user:password@host:5432/database; more hosts follow after commas';

/** Combines the host and database of one URL with the user of another. */
export function urlAsUserOf(url: string, other: string): string {
  const [user = other] = hostUrls(other);
  const { username, password } = new URL(user);
  return Object.assign(new URL(url), { username, password }).href;
}
