/** An access token of a connected app begins so: no key and no token of the playground does. */
const PREFIX = 'graha_mcp_';

export const ACCESS_TOKEN_SECONDS = 3_600;
/** Counted from the last refresh. */
export const REFRESH_TOKEN_SECONDS = 30 * 86_400;
export const CODE_SECONDS = 60;
/** Requests that refresh at once send the same token: so long after its use another one is no theft. */
export const REFRESH_GRACE_SECONDS = 20;
/** Credits a month, as the page of consent proposes it. */
export const APP_CREDITS_DEFAULT = 1_000;

export const accessTokenOf = (secret: string): string => PREFIX + secret;
export const isAccessToken = (text: string): boolean => text.startsWith(PREFIX);
