import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);

const Environment = z.object({
  GRAHA_MODE: z.enum(['development', 'test', 'production']).default('production'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DATABASE_URL: z.url(),
  /** A session connection for LISTEN, where DATABASE_URL is a pooler in transaction mode. */
  DATABASE_DIRECT_URL: z.url().optional(),
  KEY_PEPPER: z.string().min(32),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(4000),
  /** 0: no metrics. Always on the loopback. */
  METRICS_PORT: port.default(0),
  API_URL: z.url().default('http://localhost:4000'),
  PORTAL_URL: z.url().default('http://localhost:3000'),
  /** Where the source of the running version can be had. */
  SOURCE_URL: z.url().optional(),
  /** Addresses and ranges of proxies whose X-Forwarded-For is believed; none by default. */
  TRUSTED_PROXIES: list.default([]),
});

export type Env = z.output<typeof Environment> & { DATABASE_DIRECT_URL: string };

/** The one reader of the environment. @throws an error that names every variable that is missing or wrong */
export function readEnv(variables: NodeJS.ProcessEnv): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const read = Environment.safeParse(given);
  if (!read.success) {
    const problems = read.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new Error(`The environment is not complete:\n${problems.join('\n')}`);
  }
  const { API_URL, PORTAL_URL } = read.data;
  return {
    ...read.data,
    API_URL: API_URL.replace(/\/$/, ''),
    PORTAL_URL: PORTAL_URL.replace(/\/$/, ''),
    DATABASE_DIRECT_URL: read.data.DATABASE_DIRECT_URL ?? read.data.DATABASE_URL,
  };
}
