/** Parts of the product whose tests are measured, each with its folders. */
export const AREAS: Record<string, readonly string[]> = {
  domain: ['packages/domain/src'],
  'ledger SQL': ['prisma/sql/ledger'],
  auth: ['packages/auth/src'],
  billing: ['packages/billing/src'],
  'API guards': ['apps/api/src/limits', 'apps/api/src/call', 'apps/api/src/meter', 'apps/api/src/management'],
  procedures: ['packages/procedures/src'],
  engine: ['packages/astro-engine/src'],
};
