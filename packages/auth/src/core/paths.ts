/** The pages that mails link to. */
export const pathsAt = (portalUrl: string) => ({
  signIn: `${portalUrl}/sign-in`,
  forgot: `${portalUrl}/forgot`,
  account: `${portalUrl}/account`,
  verify: (token: string) => `${portalUrl}/verify?token=${encodeURIComponent(token)}`,
  reset: (token: string) => `${portalUrl}/reset?token=${encodeURIComponent(token)}`,
});
