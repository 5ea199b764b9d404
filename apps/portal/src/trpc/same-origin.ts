/**
 * Whether a browser sent this from a page of this very site. A request that changes something and does not say where it
 * comes from is refused as well: every browser says it.
 */
export function isSameOrigin(request: Request): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return true;
  const origin = request.headers.get('origin');
  const host = request.headers.get('host');
  if (origin === null || host === null || !URL.canParse(origin)) return false;
  const site = request.headers.get('sec-fetch-site');
  return new URL(origin).host === host && (site === null || site === 'same-origin');
}
