/** The project of the Vitest configuration that runs this file: its name says so. */
export function projectOf(test: string): 'fast' | 'isolated' | 'database' {
  if (test.endsWith('.db.test.ts')) return 'database';
  return test.endsWith('.isolated.test.ts') ? 'isolated' : 'fast';
}
