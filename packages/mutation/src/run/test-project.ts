/** Projects of the Vitest configuration; those that answer soonest come first. */
export const TEST_PROJECTS = ['fast', 'isolated', 'database', 'database-isolated'] as const;
export type TestProject = (typeof TEST_PROJECTS)[number];

/** The project of the Vitest configuration that runs this file, by the ending of its name. */
export function projectOf(test: string): TestProject {
  if (needsDatabase(test)) return test.endsWith('.isolated.db.test.ts') ? 'database-isolated' : 'database';
  return test.endsWith('.isolated.test.ts') ? 'isolated' : 'fast';
}

/** True if the tests of this file run on Postgres. */
export const needsDatabase = (test: string): boolean => test.endsWith('.db.test.ts');
