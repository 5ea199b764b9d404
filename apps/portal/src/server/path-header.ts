/** The path of the request, set by the proxy. A page cannot read it elsewhere, and needs it for the return after sign-in. */
export const PATH_HEADER = 'x-graha-path';
