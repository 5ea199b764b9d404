// The migrations up to November 2026 were replaced by fewer that create the same tables. A database that has all of the
// old ones gets the new ones marked as applied. prisma/fixtures holds the schema of such a database.
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';

const NEW = [
  '0001_roles',
  '0002_clock',
  '0003_identity',
  '0004_events',
  '0005_ledger',
  '0006_projections',
  '0007_requests',
  '0008_billing',
  '0009_audit',
  '0010_operator',
];

const OLD = [
  '0001_roles_and_schemas',
  '0002_identity',
  '0003_tenant_isolation',
  '0004_ledger_clock',
  '0005_events',
  '0006_append_events',
  '0007_ledger_tables',
  '0008_ledger_partitions',
  '0009_read_models',
  '0010_ledger_entries',
  '0011_accounts',
  '0012_charge',
  '0013_charge_outcome',
  '0014_reversal',
  '0015_sweeps',
  '0016_credits_and_calls',
  '0017_charge_thresholds',
  '0020_audit',
  '0021_archived_months',
  '0022_feed_after_restore',
  '0023_request_log',
  '0024_status',
  '0025_audit_trail',
  '0026_projection_versions',
  '0027_short_swap',
  '0028_find_account',
  '0029_failed_requests',
  '0030_mail_outbox',
  '0031_sign_in_methods',
  '0038_workspace_erasure',
  '0040_billing',
  '0045_operator',
  '0049_replays_in_log',
  '0050_threshold_alerts',
  '0052_operator_rooms',
  '0053_operator_machine',
  '0054_impersonation',
  '0055_explorer_from_checkpoints',
  '0060_pending_sign_up',
  '0061_address_proved_at',
  '0062_invitation_tokens',
  '0064_attempts',
  '0068_event_authors',
  '0069_accounts_by_plan',
];

// The last commit with the old migrations.
const OLD_COMMIT = 'b64a34e';

/** @param {string} table where Prisma records the migrations */
export async function markBaseline(client, table, applied) {
  const present = OLD.filter((name) => applied.has(name));
  if (present.length === 0 || NEW.every((name) => applied.has(name))) return;
  const missing = OLD.find((name) => !applied.has(name));
  if (missing) {
    throw new Error(
      `This database has ${present.length} of the ${OLD.length} migrations of November 2026; the first missing one is ${missing}. ` +
        `Bring it up to date with commit ${OLD_COMMIT} (git checkout ${OLD_COMMIT}, npm ci, npm run db:migrate), then migrate again with this version.`,
    );
  }
  const rows = NEW.map((name) => ({
    name,
    id: randomUUID(),
    checksum: createHash('sha256')
      .update(readFileSync(new URL(`../../../prisma/migrations/${name}/migration.sql`, import.meta.url)))
      .digest('hex'),
  }));
  await client.query(
    `INSERT INTO ${table} (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     SELECT id, checksum, name, now(), now(), 1 FROM json_to_recordset($1) AS row (id text, checksum text, name text)`,
    [JSON.stringify(rows)],
  );
}
