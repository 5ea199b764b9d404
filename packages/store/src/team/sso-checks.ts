import { sso } from '@graha/domain/team/sso';
import { SSO_GRACE_DAYS, ssoEndsAt, ssoRecordOf } from '@graha/domain/team/sso-domain';
import { execute } from '../aggregates/execute.ts';
import { type Letter, queueMailToKeepers } from '../mail/mail-outbox.ts';
import type { Db } from '../postgres/context.ts';
import { query } from '../postgres/query.ts';
import { sumOfEach } from '../postgres/sum-of-each.ts';
import { inTransaction } from '../postgres/tenant-transaction.ts';
import type { SsoConnection } from './sso.ts';

const CHECKED_EVERY = '1 day';
const AT_ONCE_MAX = 50;
const ACTOR = { kind: 'system', id: 'sso-domains' } as const;

type Due = Pick<SsoConnection, 'connectionId' | 'tenantId' | 'domain' | 'recordToken'>;
type MissingRecord = {
  workspace: string;
  domain: string;
  record: { name: string; value: string };
  /** End of the verification of the domain; null: it has ended. */
  endsAt: Date | null;
};
type Ports = {
  /** Returns the TXT records of a name. @throws if no name server answers */
  readTxt(name: string): Promise<readonly string[]>;
  write(facts: MissingRecord): Promise<Letter>;
};

/**
 * Looks up the record of each verified domain once a day (role: worker). If it is absent, owners and admins get a mail and
 * have `SSO_GRACE_DAYS` to restore it. Afterwards its addresses sign in without SSO, and another workspace may verify the
 * domain. A missing answer of the name servers is ignored. @returns the number of look-ups
 */
export async function checkSsoDomains({ db }: Db, ports: Ports): Promise<number> {
  const { rows } = await query(
    db,
    `SELECT connection_id AS "connectionId", organization_id AS "tenantId", domain, record_token AS "recordToken"
     FROM identity.sso_connection
     WHERE verified_at IS NOT NULL AND coalesce(checked_at, verified_at) < clock_timestamp() - interval '${CHECKED_EVERY}'
     ORDER BY coalesce(checked_at, verified_at) LIMIT ${AT_ONCE_MAX}`,
  );
  return sumOfEach(rows, async (due) => {
    const isThere = await isRecordThere(due, ports);
    if (isThere === null) await postpone({ db }, due);
    else await record({ db }, { due, isThere }, ports);
    return 1;
  });
}

/** Null if no name server answers. */
async function isRecordThere(due: Due, { readTxt }: Ports): Promise<boolean | null> {
  const { name, value } = ssoRecordOf(due);
  try {
    return (await readTxt(name)).some((text) => text.trim() === value);
  } catch {
    return null;
  }
}

/** Postpones to the next day, so that domains without name servers do not delay the others. */
const postpone = ({ db }: Db, { connectionId }: Due) =>
  db.query('UPDATE identity.sso_connection SET checked_at = clock_timestamp() WHERE connection_id = $1', [
    connectionId,
  ]);

async function record({ db }: Db, { due, isThere }: { due: Due; isThere: boolean }, { write }: Ports): Promise<void> {
  const { connectionId, tenantId, domain } = due;
  await inTransaction(db, async (tx) => {
    const { rows } = await query(
      tx,
      `UPDATE identity.sso_connection c SET checked_at = clock_timestamp(),
         missing_since = CASE WHEN NOT $2 THEN coalesce(c.missing_since, clock_timestamp()) END,
         verified_at = CASE WHEN $2 OR c.missing_since IS NULL
           OR c.missing_since > clock_timestamp() - interval '${SSO_GRACE_DAYS} days' THEN c.verified_at END
       FROM graha.tenant_card t
       WHERE c.connection_id = $1 AND c.verified_at IS NOT NULL AND t.tenant_id = c.organization_id::uuid
       RETURNING t.name AS workspace, c.missing_since AS "missingSince", c.verified_at IS NULL AS "isLost"`,
      [connectionId, isThere],
    );
    const [checked] = rows;
    if (!checked?.missingSince) return; // The record is there.
    const { workspace, missingSince, isLost } = checked;
    const letter = await write({
      workspace,
      domain,
      record: ssoRecordOf(due),
      endsAt: isLost ? null : ssoEndsAt(missingSince),
    });
    // The same key on each day of one absence, so that one mail of each kind is sent.
    const dedupeKey = `sso-${isLost ? 'lost' : 'missing'}:${connectionId}:${missingSince.toISOString()}`;
    await queueMailToKeepers({ db: tx, tenantId }, { ...letter, dedupeKey });
    if (isLost) await execute({ db, actor: ACTOR }, sso, tenantId, { type: 'loseDomain', connectionId });
  });
}
