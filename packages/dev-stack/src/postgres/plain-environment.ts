/** The whole environment of a program of Postgres. */
export const plainEnvironment = (): NodeJS.ProcessEnv =>
  // Safe: a framework that is compiled beside may ask every environment for a NODE_ENV; Postgres reads none.
  ({ PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' }) as unknown as NodeJS.ProcessEnv;
