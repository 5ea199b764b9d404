import type { Role } from '@graha/domain/roles';
import type { Impersonation } from '@graha/store/impersonation';
import type { Account, UsageRow } from '@graha/store/usage';
import type { AccountBooks } from '../features/account/books.ts';
import type { OperatorBooks } from '../features/admin/books.ts';
import type { ImpersonationBooks } from '../features/admin/impersonation/books.ts';
import type { AlertBooks } from '../features/alerts/books.ts';
import type { AuditBooks } from '../features/audit-log/books.ts';
import type { BillingBooks } from '../features/billing/books.ts';
import type { KeyBooks } from '../features/keys/books.ts';
import type { PlaygroundBooks } from '../features/playground/books.ts';
import type { RequestBooks } from '../features/requests/books.ts';
import type { SettingsBooks } from '../features/settings/books.ts';
import type { TeamBooks } from '../features/team/books.ts';
import type { UsageBooks } from '../features/usage/books.ts';
import type { Self } from '../features/profile/self.ts';
import type { Pace } from './pace.ts';
import type { Report } from './report.ts';
import type { By } from './acting.ts';

export type Viewer = {
  userId: string;
  sessionId: string;
  name: string;
  email: string;
  isVerified: boolean;
  /** When this session began: after a day the gravest changes ask again who it is. */
  signedInAt: Date;
};
export type Workspace = { tenantId: string; name: string; role: Role };

/** What the portal reads and changes of a workspace. Each is bound to the tenant it is given, in the database too. */
export type Books = AccountBooks &
  AlertBooks &
  AuditBooks &
  BillingBooks &
  ImpersonationBooks &
  KeyBooks &
  PlaygroundBooks &
  RequestBooks &
  SettingsBooks &
  TeamBooks &
  UsageBooks & {
    account(tenantId: string): Promise<Account>;
    usage(tenantId: string, fromDay: string, toDay: string): Promise<UsageRow[]>;
    /** Begins the books of a workspace that has none yet. */
    open(tenantId: string, name: string, by: By): Promise<void>;
    /** The ledger's clock. */
    now(): Promise<Date>;
  };

export type Context = {
  requestId: string;
  viewer: Viewer | null;
  workspace: Workspace | null;
  /** The viewer is an operator and the workspace a customer's: they read what its owner reads, and change nothing. */
  impersonation: Impersonation | null;
  /** The viewer's own account. */
  self: Self | null;
  /** Of all workspaces; for an operator who has a second factor. */
  operator: OperatorBooks | null;
  books: Books;
  pace: Pace;
  report: Report;
};
