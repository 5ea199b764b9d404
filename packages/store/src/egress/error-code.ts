/** Returns the code of a system or DNS error of Node; an empty string if it has none. */
export const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');
