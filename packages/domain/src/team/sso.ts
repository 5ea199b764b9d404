import { z } from 'zod';
import { aggregateOf } from '../core/aggregate.ts';
import type { EventOf } from '../core/event.ts';
import { Refusal } from '../core/refusal.ts';
import { ssoStream } from '../core/streams.ts';

const ConnectionId = z.uuid();
const Domain = z.string().min(1).max(253);

/** The connection of a workspace to its identity provider. Its client secret is in no event. */
export const ssoEvents = {
  SsoConnected: z.object({
    connectionId: ConnectionId,
    issuer: z.url().max(2_048),
    clientId: z.string().min(1).max(255),
    domain: Domain,
  }),
  SsoSecretReplaced: z.object({ connectionId: ConnectionId }),
  SsoDomainVerified: z.object({ connectionId: ConnectionId, domain: Domain }),
  /** Its record was absent for longer than `SSO_GRACE_DAYS`. */
  SsoDomainLost: z.object({ connectionId: ConnectionId, domain: Domain }),
  SsoRemoved: z.object({ connectionId: ConnectionId, domain: Domain }),
};
export type SsoEvent = EventOf<typeof ssoEvents>;

/** A workspace has at most one connection; a new issuer, client or domain makes a new connection. */
export type Sso = { connection: { connectionId: string; domain: string; isVerified: boolean } | null };

export type SsoCommand = { now: string } & (
  | { type: 'connect'; connectionId: string; issuer: string; clientId: string; domain: string }
  | { type: 'replaceSecret'; connectionId: string }
  | { type: 'verifyDomain'; connectionId: string }
  | { type: 'loseDomain'; connectionId: string }
  | { type: 'remove' }
);

function connectionOf({ connection }: Sso, connectionId: string) {
  if (connection?.connectionId !== connectionId) throw new Refusal('sso_unknown');
  return connection;
}

export const sso = aggregateOf<string, Sso, SsoCommand, SsoEvent>({
  name: 'sso',
  streamOf: ssoStream,
  tenantOf: (tenantId) => tenantId,
  initial: { connection: null },

  decide: {
    connect: ({ connectionId, issuer, clientId, domain }, { connection }) =>
      connection?.connectionId === connectionId
        ? []
        : [{ type: 'SsoConnected', data: { connectionId, issuer, clientId, domain } }],
    replaceSecret: ({ connectionId }, state) => {
      connectionOf(state, connectionId);
      return [{ type: 'SsoSecretReplaced', data: { connectionId } }];
    },
    verifyDomain: ({ connectionId }, state) => {
      const { domain, isVerified } = connectionOf(state, connectionId);
      return isVerified ? [] : [{ type: 'SsoDomainVerified', data: { connectionId, domain } }];
    },
    loseDomain: ({ connectionId }, state) => {
      const { domain, isVerified } = connectionOf(state, connectionId);
      return isVerified ? [{ type: 'SsoDomainLost', data: { connectionId, domain } }] : [];
    },
    remove: (_command, { connection }) =>
      connection === null
        ? []
        : [{ type: 'SsoRemoved', data: { connectionId: connection.connectionId, domain: connection.domain } }],
  },

  evolve: {
    SsoConnected: (_state, { data: { connectionId, domain } }) => ({
      connection: { connectionId, domain, isVerified: false },
    }),
    SsoSecretReplaced: (state) => state,
    SsoDomainVerified: ({ connection }) => ({ connection: connection && { ...connection, isVerified: true } }),
    SsoDomainLost: ({ connection }) => ({ connection: connection && { ...connection, isVerified: false } }),
    SsoRemoved: () => ({ connection: null }),
  },
});
