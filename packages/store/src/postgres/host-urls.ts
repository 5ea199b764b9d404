const PARTS = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^@/?#]*)([/?#].*)?$/;

/**
 * One URL for each host of a database's URL, as libpq writes several: `postgresql://user:password@one:5432,two:5432/graha`. Its
 * `target_session_attrs` is left out, because writers always look for the primary.
 */
export function hostUrls(url: string): string[] {
  const [, before = '', hosts = '', after = ''] = PARTS.exec(url) ?? [];
  return hosts.split(',').map((host) => {
    const one = new URL(`${before}${host}${after}`);
    one.searchParams.delete('target_session_attrs');
    return one.href;
  });
}

/** Whether a setting names a database, on one host or on several. */
export function isDatabaseUrl(text: string): boolean {
  const [, before = '', hosts = '', after = ''] = PARTS.exec(text) ?? [];
  return hosts !== '' && hosts.split(',').every((host) => host !== '' && URL.canParse(`${before}${host}${after}`));
}

export const DATABASE_URL_PROBLEM =
  'must look like postgresql://user:password@host:5432/database; more hosts follow after commas';

/** The host and database of one URL, as the user of another. */
export function urlAsUserOf(url: string, other: string): string {
  const [user = other] = hostUrls(other);
  const { username, password } = new URL(user);
  return Object.assign(new URL(url), { username, password }).href;
}
