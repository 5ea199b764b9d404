/** The newest lines of the whole log. */
export const LATEST = { period: '30d', limit: 6 } as const;
