/** Set on every response: pages, files, refusals, redirects and missing addresses. */
const ALWAYS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
};

/** Two years, as the HSTS preload list requires. No includeSubDomains: other hosts of the domain are not ours. */
const HSTS = 'max-age=63072000';

/** Policy for responses other than pages: load nothing, forbid framing. */
const OF_DATA = "default-src 'none'; frame-ancestors 'none'";

/**
 * Returns the content security policy of a page with the given script sources. Inline styles are allowed because floating parts
 * are placed by them.
 */
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

/** Static pages carry Next's own inline scripts, which change with each build. They contain no session and no foreign text. */
const PUBLIC_SCRIPTS = "'unsafe-inline'";

export type Surroundings = { isProduction: boolean; developing: boolean };

/**
 * The headers of a 304 replace those that the browser stored with the page, and it has no content type that tells a page from
 * data.
 */
const NOT_MODIFIED = 304;

/** Returns the headers of a response, unless it has stricter ones: `src/proxy.ts` sets a policy with a nonce. */
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
