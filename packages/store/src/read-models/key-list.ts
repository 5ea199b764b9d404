import type { PoolClient } from 'pg';
import type { Projector } from '../log/projector.ts';
import { limitColumns } from './limit-columns.ts';

type KeyRef = { tenantId: string; data: { keyId: string } };

const setStatus =
  (table: string, status: 'active' | 'disabled') =>
  (tx: PoolClient, { tenantId, data: { keyId } }: KeyRef) =>
    tx.query(`UPDATE ${table} SET status = $3 WHERE tenant_id = $1 AND key_id = $2`, [tenantId, keyId, status]);

const setCapture = (table: string, tx: PoolClient, at: { tenantId: string; keyId: string; until: string | null }) =>
  tx.query(`UPDATE ${table} SET capture_until = $3 WHERE tenant_id = $1 AND key_id = $2`, [
    at.tenantId,
    at.keyId,
    at.until,
  ]);

/** Keys, for the list in the portal and the authentication of calls. */
export const keyListInto = (table: string): Projector => ({
  name: 'key-list',
  on: {
    KeyIssued: (tx, { tenantId, occurredAt, actor, data }) => {
      const columns = [
        ['tenant_id', tenantId],
        ['key_id', data.keyId],
        ['public_id', data.publicId],
        ['name', data.name],
        ['env', data.env],
        ['prefix', data.prefix],
        ['last4', data.last4],
        ['secret_hash', Buffer.from(data.hash, 'hex')],
        ['hash_version', data.hashVersion],
        ['status', 'active'],
        ['issued_at', occurredAt],
        ['issued_by', actor.id],
        ['publishable_text', data.publishableText],
        ['line_id', data.lineId],
        ['maker_id', data.makerId],
        ...limitColumns(data),
      ] as const;
      const places = columns.map((_column, index) => `$${index + 1}`);
      return tx.query(
        `INSERT INTO ${table} (${columns.map(([name]) => name).join(', ')}) VALUES (${places.join(', ')})`,
        columns.map(([, value]) => value),
      );
    },

    KeyRestricted: async (tx, { tenantId, data }) => {
      const columns = limitColumns(data);
      await tx.query(
        `UPDATE ${table} SET ${columns.map(([name], index) => `${name} = $${index + 3}`).join(', ')}
         WHERE tenant_id = $1 AND key_id = $2`,
        [tenantId, data.keyId, ...columns.map(([, value]) => value)],
      );
      // The cap of a line is stored with its first key, from which every charge of the line reads it.
      await tx.query(
        `UPDATE ${table} SET monthly_credits_max = $3
         WHERE tenant_id = $1 AND key_id = (SELECT line_id FROM ${table} WHERE tenant_id = $1 AND key_id = $2)`,
        [tenantId, data.keyId, data.monthlyCreditsMax],
      );
    },

    KeyRotated: (tx, { tenantId, data: { keyId, newKeyId, oldValidUntil } }) =>
      tx.query(`UPDATE ${table} SET replaced_by = $3, expires_at = $4 WHERE tenant_id = $1 AND key_id = $2`, [
        tenantId,
        keyId,
        newKeyId,
        oldValidUntil,
      ]),

    KeyDisabled: setStatus(table, 'disabled'),
    KeyEnabled: setStatus(table, 'active'),

    KeyCaptureStarted: (tx, { tenantId, data: { keyId, until } }) => setCapture(table, tx, { tenantId, keyId, until }),
    KeyCaptureEnded: (tx, { tenantId, data: { keyId } }) => setCapture(table, tx, { tenantId, keyId, until: null }),

    KeyRevoked: (tx, { tenantId, occurredAt, data: { keyId } }) =>
      tx.query(`UPDATE ${table} SET status = 'revoked', revoked_at = $3 WHERE tenant_id = $1 AND key_id = $2`, [
        tenantId,
        keyId,
        occurredAt,
      ]),
  },
});
