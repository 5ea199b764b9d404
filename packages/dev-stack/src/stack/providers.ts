/** The environment of a portal whose visitors sign in with Google and GitHub at a test's stand-in. */
export function providerEnv(standInUrl: string | null): Record<string, string> {
  if (standInUrl === null) return {};
  return {
    GOOGLE_CLIENT_ID: 'google-stand-in',
    GOOGLE_CLIENT_SECRET: 'not-a-secret',
    GOOGLE_URL: standInUrl,
    GITHUB_CLIENT_ID: 'github-stand-in',
    GITHUB_CLIENT_SECRET: 'not-a-secret',
    GITHUB_URL: standInUrl,
  };
}
