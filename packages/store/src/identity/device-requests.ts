import type { KeyEnv } from '@graha/domain/keys/key-format';
import type { Db, IdentityContext } from '../postgres/context.ts';
import { query, required } from '../postgres/query.ts';
import { appHash } from './app-secret.ts';

type NewRequest = {
  deviceCode: string;
  userCodeHash: Buffer;
  clientId: string;
  /** The name of the computer as the program gives it; may be empty. */
  host: string;
  seconds: number;
  intervalSeconds: number;
};

/** Saves the request of a program. Returns false if another one has this user code. */
export async function openDeviceRequest({ identity }: IdentityContext, asked: NewRequest): Promise<boolean> {
  const { deviceCode, userCodeHash, clientId, host, seconds, intervalSeconds } = asked;
  const { rowCount } = await identity.query(
    `INSERT INTO identity.device_request (device_hash, user_code_hash, client_id, host, expires_at, interval_seconds)
     VALUES ($1, $2, $3, $4, clock_timestamp() + make_interval(secs => $5), $6) ON CONFLICT (user_code_hash) DO NOTHING`,
    [appHash(deviceCode), userCodeHash, clientId, host, seconds, intervalSeconds],
  );
  return rowCount === 1;
}

type UserCode = { userCodeHash: Buffer };
/** `asOf`: the present by the clock of `askedAt`. */
export type WaitingRequest = { clientId: string; host: string; askedAt: Date; asOf: Date };

/** Returns the request with this user code if it waits for an answer. */
export async function waitingRequest(
  { identity }: IdentityContext,
  { userCodeHash }: UserCode,
): Promise<WaitingRequest | null> {
  const { rows } = await query(
    identity,
    `SELECT client_id AS "clientId", host, asked_at AS "askedAt", clock_timestamp() AS "asOf" FROM identity.device_request
     WHERE user_code_hash = $1 AND user_id IS NULL AND denied_at IS NULL AND expires_at > clock_timestamp()`,
    [userCodeHash],
  );
  return required(rows, 'asOf')[0] ?? null;
}

/** The key that a person allows a program to fetch. */
export type AllowedKey = {
  userId: string;
  tenantId: string;
  keyId: string;
  name: string;
  env: KeyEnv;
  monthlyCreditsMax: number;
};

/** Allows the program to fetch a key. Returns false if the request does not wait any more: of two answers the first counts. */
export async function allowDeviceRequest(
  { identity }: IdentityContext,
  { userCodeHash, userId, tenantId, keyId, name, env, monthlyCreditsMax }: UserCode & AllowedKey,
): Promise<boolean> {
  const { rowCount } = await identity.query(
    `UPDATE identity.device_request SET user_id = $2, organization_id = $3, key_id = $4, key_name = $5, env = $6,
       monthly_credits_max = $7
     WHERE user_code_hash = $1 AND user_id IS NULL AND denied_at IS NULL AND expires_at > clock_timestamp()`,
    [userCodeHash, userId, tenantId, keyId, name, env, monthlyCreditsMax],
  );
  return rowCount === 1;
}

/** Returns false if the request does not wait any more. */
export async function denyDeviceRequest({ identity }: IdentityContext, { userCodeHash }: UserCode): Promise<boolean> {
  const { rowCount } = await identity.query(
    `UPDATE identity.device_request SET denied_at = clock_timestamp()
     WHERE user_code_hash = $1 AND user_id IS NULL AND denied_at IS NULL AND expires_at > clock_timestamp()`,
    [userCodeHash],
  );
  return rowCount === 1;
}

/** Deletes requests that have expired (role: worker). Returns the number deleted. */
export async function sweepDeviceRequests({ db }: Db): Promise<number> {
  const { rows } = await query(db, 'SELECT identity.sweep_device_requests() AS swept');
  return rows[0]?.swept ?? 0;
}
