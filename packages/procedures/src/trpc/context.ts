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
  /** Who holds the address that the request came from: an IPv4 address or a network of IPv6. */
  address: string;
  viewer: Viewer | null;
  workspace: Workspace | null;
  /** What the viewer's workspace asks for before it opens; `workspace` is null as long. */
  secondFactor: { due: SecondFactorDue; workspace: Workspace } | null;
  /** The viewer is an operator who views a customer's workspace: they read what its owner reads, and change nothing. */
  impersonation: Impersonation | null;
  /** The viewer's own account. */
  self: Self | null;
  /** As role graha_app: rows of one tenant at a time. */
  db: Pool;
  /** As the same role, where figures may be some seconds old; what a person has just changed is read from `db`. */
  reads: Reads;
  /** As role graha_auth: people, mails and attempts. */
  identity: Pool;
  /** As role graha_operator: all tenants. Null except for an operator with a second factor. */
  operatorDb: Pool | null;
  /** As the same role, where figures may be some seconds old. */
  operatorReads: Reads | null;
  settings: { portalUrl: string; keyPepper: string };
  /** The address of the MCP server, which tokens of connected apps are for. */
  mcpUrl: string;
  /** `sealing` is null where there are no webhooks; `isLocalAllowed` in development alone. */
  hooks: { sealing: SealingKeys | null; isLocalAllowed: boolean };
  /** Null where no single sign-on is offered. */
  sso: SsoPorts | null;
  /** Null if nothing is sold. */
  shop: ShopDeps | null;
  /** Calls the API for a workspace, at the workspace's cost. */
  callApi: CallApi;
  sky: Sky;
  pace: Pace;
  /** Runs of the open playground that one address has in an hour. */
  openRunsMax: number;
  /** Counted in all portals at once. */
  attempts: AttemptStore;
  report: Report;
};
