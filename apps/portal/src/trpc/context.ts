import type { KeyEnv } from '@graha/domain/key-format';
import type { PlanId } from '@graha/domain/plans';
import type { Role } from '@graha/domain/roles';
import type { Report } from './report.ts';

export type Viewer = { userId: string; name: string; email: string };
export type Workspace = { tenantId: string; name: string; role: Role };

export type Account = {
  plan: PlanId;
  status: 'active' | 'suspended';
  periodStart: Date;
  periodEnd: Date;
  creditsRemaining: number;
  creditsLimit: number;
  callsUsed: number;
  /** null: calls are not limited; credits bind. */
  callsLimit: number | null;
};

export type KeyRow = {
  keyId: string;
  name: string;
  env: KeyEnv;
  prefix: string;
  last4: string;
  status: 'active' | 'disabled' | 'revoked';
  createdAt: Date;
  lastUsedAt: Date | null;
};

export type UsageRow = { day: string; operation: string; keyId: string; calls: number; credits: number };

/** On whose behalf something is changed, and in which request: written into the event. */
export type By = { userId: string; requestId: string };

/** What the portal reads and changes of a workspace. Each is bound to the tenant it is given, in the database too. */
export type Books = {
  account(tenantId: string): Promise<Account>;
  usage(tenantId: string, fromDay: string, toDay: string): Promise<UsageRow[]>;
  keys(tenantId: string): Promise<KeyRow[]>;
  issueKey(tenantId: string, key: { name: string; env: KeyEnv }, by: By): Promise<{ keyId: string; text: string }>;
  revokeKey(tenantId: string, keyId: string, by: By): Promise<void>;
};

export type Context = {
  requestId: string;
  viewer: Viewer | null;
  workspace: Workspace | null;
  books: Books;
  now: () => Date;
  report: Report;
};
