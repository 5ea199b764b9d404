/** The path that was asked for, set by the proxy: a page cannot read it elsewhere, and needs it to come back after sign-in. */
export const PATH_HEADER = 'x-graha-path';
