/** The answer of an OAuth endpoint (RFC 6749, §5). */
export type TokenAnswer = { status: 200 | 400 | 401; body: object };

export const refused = (error: string, error_description: string, status: 400 | 401 = 400): TokenAnswer => ({
  status,
  body: { error, error_description },
});
