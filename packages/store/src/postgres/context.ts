import type { Actor } from '@graha/domain/core/event';
import type { Pool } from 'pg';

/** A source of connections; the docstring of a function names its database role. */
export type Db = { db: Pool };

export type TenantContext = Db & { tenantId: string };

/** The actor, and the request that caused the action; without a request it is background work. */
export type Acting = { actor: Actor; requestId?: string; correlationId?: string };

/** Context of a command on a stream without a tenant, or whose tenant is not known yet. */
export type ActorContext = Db & Acting;

export type CommandContext = TenantContext & Acting;

/** Personal data (role: graha_auth), the only role that reads names and addresses. */
export type IdentityContext = { identity: Pool };
