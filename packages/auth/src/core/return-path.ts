const HOME = '/overview';
const ANY_ORIGIN = 'http://portal.invalid';

/** Returns the path to open after sign-in: a path of this site, else the overview. */
export function returnPathOf(path: unknown): string {
  if (typeof path !== 'string' || !path.startsWith('/') || !URL.canParse(path, ANY_ORIGIN)) return HOME;
  const { origin, pathname, search, hash } = new URL(path, ANY_ORIGIN);
  const leavesTheSite = origin !== ANY_ORIGIN || pathname.startsWith('//'); // "/.//elsewhere" resolves to "//elsewhere".
  const leadsBack = /^\/(sign-in|sign-up|two-factor|second-factor|confirm|forgot|reset|api)(\/|$)/.test(pathname);
  return leavesTheSite || leadsBack ? HOME : pathname + search + hash;
}

/** Returns a sign-in page that returns to `from`, such as `/sign-in?next=%2Fkeys`. */
export function entryPath(
  page: '/sign-in' | '/sign-up' | '/two-factor' | '/second-factor' | '/confirm',
  from: string,
): string {
  const next = returnPathOf(from);
  return next === HOME ? page : `${page}?next=${encodeURIComponent(next)}`;
}

/** Returns the sign-in page that returns to `from`. @param more further query parameters, such as the message to show */
export function signInPath(from: string, more: Record<string, string> = {}): string {
  const [path, query] = [entryPath('/sign-in', from), new URLSearchParams(more).toString()];
  return query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`;
}
