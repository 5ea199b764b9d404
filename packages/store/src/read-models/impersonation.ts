import { adminStream } from '@graha/domain/core/streams';
import type { PoolClient } from 'pg';
import type { Projector } from '../log/projector.ts';

const PREFIX = adminStream('');
const operatorOf = ({ streamId }: { streamId: string }): string => streamId.slice(PREFIX.length);

/** Restricts the rest of this transaction to the row of one operator. */
export const asOperator = (tx: PoolClient, operatorId: string): Promise<unknown> =>
  tx.query("SELECT set_config('app.operator_id', $1, true)", [operatorId]);

/** The workspace that each operator is viewing. */
export const impersonation: Projector = {
  name: 'impersonation',
  on: {
    ImpersonationStarted: async (tx, event) => {
      const { tenantId, sessionId, reason, endsAt } = event.data;
      const operatorId = operatorOf(event);
      await asOperator(tx, operatorId);
      return tx.query(
        'INSERT INTO graha.impersonation (operator_id, session_id, tenant_id, reason, ends_at) VALUES ($1, $2, $3, $4, $5)',
        [operatorId, sessionId, tenantId, reason, endsAt],
      );
    },
    ImpersonationEnded: async (tx, event) => {
      const operatorId = operatorOf(event);
      await asOperator(tx, operatorId);
      return tx.query('DELETE FROM graha.impersonation WHERE operator_id = $1', [operatorId]);
    },
  },
};
