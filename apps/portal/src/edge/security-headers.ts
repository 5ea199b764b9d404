/** Every answer carries them: pages, files, refusals, redirects, and what is not there. */
const ALWAYS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
};

/** Two years, as browsers' lists ask for; other hosts of the domain are not ours to speak for. */
const HSTS = 'max-age=63072000';

/** What is no page loads nothing and is framed by nobody. */
const OF_DATA = "default-src 'none'; frame-ancestors 'none'";

/** What a page may load, with the sources of scripts that it needs. Styles may stand inline: parts that float are placed by them. */
export function pagePolicy(scripts: string, developing: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}${developing ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${developing ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Static pages carry Next's own inline scripts, which change with each build. They hold no session and no foreign text. */
const PUBLIC_SCRIPTS = "'unsafe-inline'";

export type Surroundings = { isProduction: boolean; developing: boolean };

/** Its headers replace those that the browser stored with the page, and it has no type to tell a page from data. */
const NOT_MODIFIED = 304;

/** What such an answer carries, unless it has something stricter of its own: `src/proxy.ts` sets a policy with a nonce. */
export function securityHeaders(
  status: number,
  contentType: string,
  { isProduction, developing }: Surroundings,
): readonly (readonly [name: string, value: string])[] {
  const policy = contentType.startsWith('text/html') ? pagePolicy(PUBLIC_SCRIPTS, developing) : OF_DATA;
  return [
    ...Object.entries(ALWAYS),
    ...(isProduction ? ([['strict-transport-security', HSTS]] as const) : []),
    ...(status === NOT_MODIFIED ? [] : ([['content-security-policy', policy]] as const)),
  ];
}
