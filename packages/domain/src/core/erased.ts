/** Replaces a text whose key was destroyed. */
export const ERASED = '[erased]';
/** `.invalid` never resolves. @source RFC 2606, 2 */
export const ERASED_DOMAIN = 'erased.invalid';
export const ERASED_URL = `https://${ERASED_DOMAIN}`;
