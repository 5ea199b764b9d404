import { randomInt } from 'node:crypto';
import { test } from '@playwright/test';
import { stack } from '../stack.ts';
import { openCodeFlow } from './code-flow.ts';
import { newPerson } from './person.ts';

export const PROVIDERS = ['Google', 'GitHub'] as const;

/** Skips a journey on a stack with the real providers, or without any. */
export const needsProviders = (): void =>
  test.skip(
    stack.providerStandInUrl === null,
    'This stack has no stand-in for Google and GitHub; nobody signs in there for a test.',
  );

/** A person's profile at a provider. */
export type Provided = { id: number; email: string; isVerified: boolean; name: string };

/** Creates a person with an account at a provider. They have none here, unless the address belongs to a member. */
export const newProvided = (email = newPerson().email): Provided => ({
  id: randomInt(1, 2 ** 40),
  email,
  isVerified: true,
  name: 'Asha Kulkarni',
});

/** Starts Google and GitHub, reduced to the parts of a sign-in, at the one address that this stack uses for both. */
export const openProviders = () =>
  openCodeFlow<Provided>(Number(new URL(stack.providerStandInUrl ?? '').port), {
    authorize: ['/o/oauth2/v2/auth', '/login/oauth/authorize'],
    token: ['/token', '/login/oauth/access_token'],
    of: ({ id, email, isVerified, name }) => ({
      '/v1/userinfo': { sub: String(id), email, email_verified: isVerified, name },
      '/user': { id, login: `login-${id}`, name },
      '/user/emails': [
        { email: `second-${email}`, primary: false, verified: true },
        { email, primary: true, verified: isVerified },
      ],
    }),
  });
