/** Prefix of access tokens of connected apps; keys and playground tokens have other prefixes. */
const PREFIX = 'graha_mcp_';

export const ACCESS_TOKEN_SECONDS = 3_600;
/** Counted from the last refresh. */
export const REFRESH_TOKEN_SECONDS = 30 * 86_400;
export const CODE_SECONDS = 60;
/** Concurrent refreshes send the same token, so within this time a second use is not treated as theft. */
export const REFRESH_GRACE_SECONDS = 20;
/** Credits per month that the consent page proposes. */
export const APP_CREDITS_DEFAULT = 1_000;

export const accessTokenOf = (secret: string): string => PREFIX + secret;
export const isAccessToken = (text: string): boolean => text.startsWith(PREFIX);
