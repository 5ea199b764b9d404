/** The full environment of a Postgres program. */
export const plainEnvironment = (): NodeJS.ProcessEnv =>
  // Safe: a framework in the same compilation may declare NODE_ENV as required; Postgres does not read it.
  ({ PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' }) as unknown as NodeJS.ProcessEnv;
