import 'server-only';
import { identityClient } from '@graha/store/identity/identity';
import { prismaAdapter } from 'better-auth/adapters/prisma';
import { env } from './env.ts';
import { accountPorts } from './account-ports.ts';
import { attempts } from './attempts.ts';
import { createAuth, type Auth } from '@graha/auth/core/create-auth';

let made: Auth | undefined;

/** Made at the first call, not at import: the build imports routes where no environment is set. */
export const auth = (): Auth =>
  (made ??= createAuth(
    env(),
    prismaAdapter(identityClient(env().authDatabaseUrl), { provider: 'postgresql' }),
    accountPorts(),
    attempts(),
  ));
