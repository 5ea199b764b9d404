import { PrismaPg } from '@prisma/adapter-pg';
import { waitsOf } from '../postgres/pool.ts';
import { connectionTo } from '../postgres/primary-client.ts';
import { PrismaClient } from '../generated/client.ts';

export type IdentityClient = PrismaClient;

const CONNECTIONS_MAX = 5;
const clients = new Map<string, PrismaClient>();

/**
 * Returns the shared Prisma client of Better Auth (role: graha_auth). It connects with its first query.
 * @param queryTimeoutMs of the client that is made at the first call
 */
export function identityClient(url: string, queryTimeoutMs?: number): PrismaClient {
  const made =
    clients.get(url) ??
    new PrismaClient({
      adapter: new PrismaPg(
        { ...connectionTo(url), ...waitsOf(queryTimeoutMs), max: CONNECTIONS_MAX },
        { onPoolError: ignore },
      ),
    });
  clients.set(url, made);
  return made;
}

/** The pool replaces a connection that broke while idle; the next query fails if the database is unavailable. */
const ignore = (): void => {};
