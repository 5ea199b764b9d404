import type { Actor } from '@graha/domain/core/event';
import type { Pool } from 'pg';

/** Where the connections come from; a function says as which role it runs. */
export type Db = { db: Pool };

export type TenantContext = Db & { tenantId: string };

/** Who acts, and the request in whose course; a missing request is nobody's. */
export type Acting = { actor: Actor; requestId?: string; correlationId?: string };

/** A command to what belongs to no tenant, or whose tenant is not known before. */
export type ActorContext = Db & Acting;

export type CommandContext = TenantContext & Acting;

/** Persons, as graha_auth: the only role that reads names and addresses. */
export type IdentityContext = { identity: Pool };
