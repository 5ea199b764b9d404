/**
 * Whether a browser sent this from a page of this site. A mutation without an origin is refused too, because every browser
 * sends one.
 */
export function isSameOrigin(request: Request): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return true;
  const origin = request.headers.get('origin');
  const host = request.headers.get('host');
  if (origin === null || host === null || !URL.canParse(origin)) return false;
  const site = request.headers.get('sec-fetch-site');
  return new URL(origin).host === host && (site === null || site === 'same-origin');
}
