import { randomUUID } from 'node:crypto';
import { ROLES, type Role } from '@graha/domain/team/roles';
import { tenant } from '@graha/domain/team/tenant';
import { execute } from '@graha/store/aggregates/execute';
import { chargeBatch } from '@graha/store/ledger/metering';
import { runProjections } from '@graha/store/read-models/usage-by-day';
import { openOwnedTenant } from '@graha/store/tenants/user-log';
import { issueKey } from '@graha/store/keys/key-commands';
import type { createPool } from '@graha/store/postgres/pool';
import { ourPasswordHash } from '@graha/auth/testing/own-account';

type Pool = ReturnType<typeof createPool>;

export const KEY_PEPPER = 'a pepper for tests that is long enough';

export type Person = { userId: string; sessionId: string; name: string; email: string };

/** A workspace with one person of each role and one key. Its ids are known before it is in the database. */
export type SceneWorkspace = { tenantId: string; name: string; keyId: string; people: Record<Role, Person> };

export const newPerson = (name: string, domain: string): Person => ({
  userId: randomUUID(),
  sessionId: randomUUID(),
  name,
  email: `${name.toLowerCase()}@${domain}`,
});

export const newWorkspace = (name: string, domain = `${randomUUID()}.example`): SceneWorkspace => ({
  tenantId: randomUUID(),
  name,
  keyId: randomUUID(),
  people: {
    owner: newPerson('Asha', domain),
    admin: newPerson('Bo', domain),
    developer: newPerson('Chandra', domain),
    viewer: newPerson('Devi', domain),
  },
});

/** Inserts people. Each has a verified address, `OUR_PASSWORD` and one session. */
export async function insertPeople(identity: Pool, people: readonly Person[]): Promise<void> {
  const columns = [
    people.map(({ userId }) => userId),
    people.map(({ sessionId }) => sessionId),
    people.map(({ name }) => name),
    people.map(({ email }) => email),
    await ourPasswordHash(),
  ];
  await identity.query(
    `WITH person AS (SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) AS p (id, session_id, name, email)),
       made AS (INSERT INTO identity.user (id, name, email, email_verified) SELECT id, name, email, true FROM person),
       account AS (INSERT INTO identity.account (id, account_id, provider_id, user_id, password)
                   SELECT session_id, id, 'credential', id, $5 FROM person)
     INSERT INTO identity.session (id, token, user_id, expires_at)
     SELECT session_id, session_id, id, now() + interval '1 day' FROM person`,
    columns,
  );
}

type ScenePools = { api: Pool; db: Pool; identity: Pool; worker: Pool };

/** Writes the workspace. Its key has called `kundali/basic` once, for one credit. */
export async function openWorkspace(
  { api, db, identity, worker }: ScenePools,
  { tenantId, name, keyId, people }: SceneWorkspace,
): Promise<void> {
  await insertPeople(identity, Object.values(people));
  await identity.query('INSERT INTO identity.organization (id, name, slug) VALUES ($1, $2, $1)', [tenantId, name]);
  await identity.query(
    `INSERT INTO identity.member (id, organization_id, user_id, role)
     SELECT gen_random_uuid()::text, $1, user_id, role FROM unnest($2::text[], $3::text[]) AS m (user_id, role)`,
    [tenantId, ROLES.map((role) => people[role].userId), ROLES],
  );
  const ownerUserId = people.owner.userId;
  const ctx = { db, tenantId, actor: { kind: 'user', id: ownerUserId }, requestId: 'req_scene' } as const;
  await openOwnedTenant(ctx, { name, ownerUserId });
  for (const role of ROLES.filter((each) => each !== 'owner')) {
    const { userId } = people[role];
    await execute(ctx, tenant, tenantId, { type: 'join', userId, role, invitationId: null });
  }
  await issueKey({ ...ctx, pepper: KEY_PEPPER }, { keyId, name: 'Production', env: 'live' });
  const charge = { tenantId, keyId, operation: 'kundali/basic', cost: 1, requestId: randomUUID() };
  const [result] = await chargeBatch(
    { db: api },
    { charges: [{ ...charge, idempotencyKey: null, inputHash: null, asOf: null }], engineVersion: 'test' },
  );
  if (result?.outcome !== 'charged') throw new Error(`The scene's call was not charged: ${result?.outcome}.`);
  await runProjections({ db: worker });
}

/** Gives a person a passkey and another session with the same id. */
export async function insertOwned(owner: Pool, { userId }: Pick<Person, 'userId'>): Promise<string> {
  const id = randomUUID();
  await owner.query(
    `WITH passkey AS (INSERT INTO identity.passkey (id, name, public_key, user_id, credential_id, counter, device_type, backed_up)
                      VALUES ($1, 'Work laptop', 'none', $2, $1, 0, 'singleDevice', false))
     INSERT INTO identity.session (id, token, user_id, expires_at) VALUES ($1, $1, $2, now() + interval '1 day')`,
    [id, userId],
  );
  return id;
}

/** Links a person to a provider for sign-in. */
export async function insertConnection(owner: Pool, { userId }: Pick<Person, 'userId'>): Promise<string> {
  const id = randomUUID();
  await owner.query(
    "INSERT INTO identity.account (id, account_id, provider_id, user_id) VALUES ($1, $1, 'github', $2)",
    [id, userId],
  );
  return id;
}
