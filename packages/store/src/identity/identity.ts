import { PrismaPg } from '@prisma/adapter-pg';
import { connectionTo } from '../postgres/primary-client.ts';
import { PrismaClient } from '../generated/client.ts';

export type IdentityClient = PrismaClient;

const CONNECTIONS_MAX = 5;
const clients = new Map<string, PrismaClient>();

/** For Better Auth, as role graha_auth. Made when it is first asked for and then shared; it connects with its first query. */
export function identityClient(url: string): PrismaClient {
  const made =
    clients.get(url) ??
    new PrismaClient({
      adapter: new PrismaPg({ ...connectionTo(url), max: CONNECTIONS_MAX }, { onPoolError: ignore }),
    });
  clients.set(url, made);
  return made;
}

/** The pool replaces a connection that broke while idle; the next query fails if the database is away. */
const ignore = (): void => {};
