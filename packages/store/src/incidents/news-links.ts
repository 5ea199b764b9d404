/** Pages of the portal that the mails of the status page lead to, each with the token of the subscriber. */
export const NEWS_PATHS = {
  confirm: '/status/confirm',
  unsubscribe: '/status/unsubscribe',
  /** Answers a POST, from the button of a mail program. */
  oneClick: '/status/unsubscribe/now',
} as const;

const withToken = (portalUrl: string, path: string, token: string): string => `${portalUrl}${path}?token=${token}`;

/** Returns the address that confirms a subscription. */
export const confirmUrl = (portalUrl: string, token: string): string => withToken(portalUrl, NEWS_PATHS.confirm, token);

/** Returns the addresses that end a subscription: a page for readers, and one for mail programs. */
export const unsubscribeUrls = (portalUrl: string, token: string): { page: string; oneClick: string } => ({
  page: withToken(portalUrl, NEWS_PATHS.unsubscribe, token),
  oneClick: withToken(portalUrl, NEWS_PATHS.oneClick, token),
});
