import type { Role } from '@graha/domain/roles';
import type { Account, UsageRow } from '@graha/store/usage';
import { accountBooksInMemory } from '../features/account/books-in-memory.ts';
import { impersonationBooksInMemory } from '../features/admin/impersonation/books-in-memory.ts';
import { alertBooksInMemory } from '../features/alerts/books-in-memory.ts';
import { auditBooksInMemory } from '../features/audit-log/books-in-memory.ts';
import { billingBooksInMemory } from '../features/billing/books-in-memory.ts';
import { keyBooksInMemory, keyRow, type KeyBooksInMemory } from '../features/keys/books-in-memory.ts';
import { playgroundBooksInMemory } from '../features/playground/books-in-memory.ts';
import { requestBooksInMemory } from '../features/requests/books-in-memory.ts';
import { settingsBooksInMemory } from '../features/settings/books-in-memory.ts';
import { teamBooksInMemory } from '../features/team/books-in-memory.ts';
import { usageBooksInMemory } from '../features/usage/books-in-memory.ts';
import { selfInMemory } from '../features/profile/self-in-memory.ts';
import type { Books, Context, Viewer } from './context.ts';
import { createCallerFactory } from './init.ts';
import { createPace } from './pace.ts';
import { appRouter } from './root.ts';

export const OURS = '0d7f8c62-1f7e-4c0f-8f51-0a64a7f2c101';
export const THEIRS = '5b1b7a94-63c6-4a58-9a3e-7d52d6c3e202';
export const OUR_KEY = '7b0c0f86-0f25-4e0e-9e5a-3f6f6f0b7a11';
export const THEIR_KEY = 'c2f6a1de-5b0a-4d52-8f7c-1d6b8b2f9b22';
export const NO_KEY = 'e9a0c8b4-2d6f-4b1a-a1c3-4f5e6d7c8b33';
export const NOW = new Date('2026-11-21T08:14:02Z');

const account = (): Account => ({
  plan: 'free',
  status: 'active',
  periodStart: new Date('2026-11-01T00:00:00Z'),
  periodEnd: new Date('2026-12-01T00:00:00Z'),
  creditsRemaining: 19_999,
  creditsLimit: 20_000,
  callsUsed: 1,
  callsLimit: 10_000,
  crossedPct: 0,
});

const used = (keyId: string): UsageRow => ({
  day: '2026-11-21',
  operation: 'kundali/basic',
  keyId,
  calls: 1,
  credits: 1,
});

/** One key of each workspace. */
export const twoKeys = (): KeyBooksInMemory => ({
  keys: { [OURS]: [keyRow(OUR_KEY)], [THEIRS]: [keyRow(THEIR_KEY, { name: 'Theirs' })] },
  nextId: NO_KEY,
  now: NOW,
});

/** Two workspaces in memory. Each has one key that has called once. */
export function booksInMemory(): Books {
  return {
    ...accountBooksInMemory(),
    ...alertBooksInMemory(OURS, NOW),
    ...auditBooksInMemory([OURS, THEIRS], (tenantId) => (tenantId === OURS ? OUR_KEY : THEIR_KEY), NOW),
    ...billingBooksInMemory(),
    ...impersonationBooksInMemory([OURS, THEIRS]),
    ...keyBooksInMemory(twoKeys()),
    ...playgroundBooksInMemory(),
    ...settingsBooksInMemory(),
    ...teamBooksInMemory(OURS, THEIRS),
    ...requestBooksInMemory([OURS, THEIRS], NOW),
    ...usageBooksInMemory([OURS, THEIRS], NOW),
    account: async () => account(),
    usage: async (tenantId) => (tenantId === OURS ? [used(OUR_KEY)] : tenantId === THEIRS ? [used(THEIR_KEY)] : []),
    open: async () => undefined,
    now: async () => NOW,
  };
}

/** Somebody who has just signed in. */
export const viewerNow = (): Viewer => ({
  userId: 'user-1',
  sessionId: 'session-1',
  name: 'asha',
  email: 'asha@nadir.tools',
  isVerified: true,
  signedInAt: new Date(),
});

/** Our workspace, as an operator views it. */
export const IMPERSONATION = {
  tenantId: OURS,
  name: 'Nadir Tools',
  reason: 'They see no invoices',
  endsAt: new Date('2026-11-21T08:44:02Z'),
};

/** In our workspace with this role; `null` is nobody, `'stranger'` somebody without a workspace. */
export function contextAs(role: Role | 'stranger' | null, changed: Partial<Context> = {}): Context {
  const member = role === null || role === 'stranger' ? null : role;
  return {
    requestId: 'req_1',
    viewer: role === null ? null : viewerNow(),
    self: role === null ? null : selfInMemory(),
    workspace: member ? { tenantId: OURS, name: 'Nadir Tools', role: member } : null,
    impersonation: null,
    operator: null,
    books: booksInMemory(),
    pace: createPace(),
    report: () => undefined,
    ...changed,
  };
}

export const callerAs = (...who: Parameters<typeof contextAs>) => createCallerFactory(appRouter)(contextAs(...who));

type Kind = 'query' | 'mutation' | 'subscription';

/** Every procedure there is, by its whole path, and whether it reads or changes. */
export function kindsOfProcedures(): Record<string, Kind> {
  const { _def: definition } = appRouter;
  // Safe: the router files its procedures flat, under their whole paths, whatever its type says.
  const procedures = definition.procedures as unknown as Record<string, { _def: { type: Kind } }>;
  return Object.fromEntries(Object.entries(procedures).map(([path, { _def: own }]) => [path, own.type]));
}

/** The code of the error that a call ends in; `'ok'` if it does not. */
export const outcomeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'ok',
    (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'untyped'),
  );
