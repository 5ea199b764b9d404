const HOME = '/overview';
const ANY_ORIGIN = 'http://portal.invalid';

/** Where to go after signing in. Only a path of this site; anything else leads home. */
export function returnPathOf(wish: unknown): string {
  if (typeof wish !== 'string' || !wish.startsWith('/') || !URL.canParse(wish, ANY_ORIGIN)) return HOME;
  const { origin, pathname, search, hash } = new URL(wish, ANY_ORIGIN);
  const leavesTheSite = origin !== ANY_ORIGIN || pathname.startsWith('//'); // "/.//elsewhere" resolves to "//elsewhere".
  const leadsBack = /^\/(sign-in|sign-up|two-factor|confirm|forgot|reset|api)(\/|$)/.test(pathname);
  return leavesTheSite || leadsBack ? HOME : pathname + search + hash;
}

/** A door that leads back: `/sign-in?next=%2Fkeys`. */
export function doorPath(door: '/sign-in' | '/sign-up' | '/two-factor' | '/confirm', from: string): string {
  const next = returnPathOf(from);
  return next === HOME ? door : `${door}?next=${encodeURIComponent(next)}`;
}

export const signInPath = (from: string): string => doorPath('/sign-in', from);
