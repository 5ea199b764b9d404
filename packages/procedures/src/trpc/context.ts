import type { ShopDeps } from '@graha/billing/stripe-client';
import type { SecondFactorDue, Viewer, Workspace } from '@graha/auth/core/viewer';
import type { Impersonation } from '@graha/store/operator/impersonation';
import type { AttemptStore } from '@graha/store/identity/attempts';
import type { Reads } from '@graha/store/postgres/reads';
import type { createPool } from '@graha/store/postgres/pool';
import type { SealingKeys } from '@graha/store/webhooks/sealing';
import type { CallApi } from '../ports/call-api.ts';
import type { SsoPorts } from '@graha/auth/flows/sso-entry';
import type { Self } from '@graha/auth/self/self';
import type { Sky } from '../ports/sky.ts';
import type { Pace } from './pace.ts';
import type { Report } from './report.ts';

type Pool = ReturnType<typeof createPool>;

export type Context = {
  requestId: string;
  /** The client address of the request: an IPv4 address or an IPv6 network. */
  address: string;
  viewer: Viewer | null;
  workspace: Workspace | null;
  /** The second factor that the viewer's workspace requires before it opens; `workspace` is null until then. */
  secondFactor: { due: SecondFactorDue; workspace: Workspace } | null;
  /** Set if the viewer is an operator who views a customer's workspace: they read what its owner can read, and change nothing. */
  impersonation: Impersonation | null;
  /** The viewer's own account. */
  self: Self | null;
  /** Role graha_app: rows of one tenant at a time. */
  db: Pool;
  /** The same role, for figures that may be some seconds old. Read a person's own recent changes from `db`. */
  reads: Reads;
  /** Role graha_auth: people, mails and attempts. */
  identity: Pool;
  /** Role graha_operator: all tenants. Null except for an operator with a second factor. */
  operatorDb: Pool | null;
  /** The same role, for figures that may be some seconds old. */
  operatorReads: Reads | null;
  settings: { portalUrl: string; keyPepper: string };
  /** The address of the MCP server, the audience of tokens of connected apps. */
  mcpUrl: string;
  /** `sealing` is null if webhooks are not offered; `isLocalAllowed` only in development. */
  hooks: { sealing: SealingKeys | null; isLocalAllowed: boolean };
  /** Null if single sign-on is not offered. */
  sso: SsoPorts | null;
  /** Null if nothing is sold. */
  shop: ShopDeps | null;
  /** Calls the API for a workspace, which pays for it. */
  callApi: CallApi;
  sky: Sky;
  pace: Pace;
  /** Runs of the open playground per address and hour. */
  openRunsMax: number;
  /** Counted across all portals. */
  attempts: AttemptStore;
  report: Report;
};
