const HOME = '/overview';
const ANY_ORIGIN = 'http://portal.invalid';

/** Where to go after signing in. Only a path of this site; anything else leads home. */
export function returnPathOf(wish: unknown): string {
  if (typeof wish !== 'string' || !wish.startsWith('/') || !URL.canParse(wish, ANY_ORIGIN)) return HOME;
  const { origin, pathname, search, hash } = new URL(wish, ANY_ORIGIN);
  const leavesTheSite = origin !== ANY_ORIGIN || pathname.startsWith('//'); // "/.//elsewhere" resolves to "//elsewhere".
  const leadsBack = /^\/(sign-in|sign-up|api)(\/|$)/.test(pathname);
  return leavesTheSite || leadsBack ? HOME : pathname + search + hash;
}

export const signInPath = (from: string): string =>
  returnPathOf(from) === HOME ? '/sign-in' : `/sign-in?next=${encodeURIComponent(returnPathOf(from))}`;
