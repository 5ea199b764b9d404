import { DEVICE_INTERVAL_SECONDS_MAX, DEVICE_SLOWER_SECONDS } from '@graha/domain/keys/device-code';
import type { IdentityContext } from '../postgres/context.ts';
import { narrowed, query, required } from '../postgres/query.ts';
import { appHash } from './app-secret.ts';
import type { AllowedKey } from './device-requests.ts';

/** Clocks and networks vary, so a poll may be this much earlier than the interval. */
const EARLY_SECONDS = 1;

type DeviceCode = { deviceCode: string };
export type Polled = { isEarly: boolean; isExpired: boolean; isDenied: boolean; isAllowed: boolean };

/** Records a poll, and lengthens the interval of a program that polls too early. Returns null for an unknown device code. */
export async function pollDeviceRequest(
  { identity }: IdentityContext,
  { deviceCode, clientId }: DeviceCode & { clientId: string },
): Promise<Polled | null> {
  const { rows } = await query(
    identity,
    `WITH seen AS (
       SELECT device_hash, polled_at IS NOT NULL
         AND polled_at > clock_timestamp() - make_interval(secs => interval_seconds - $3::int) AS is_early
       FROM identity.device_request WHERE device_hash = $1 AND client_id = $2 FOR UPDATE)
     UPDATE identity.device_request r SET polled_at = clock_timestamp(),
       interval_seconds = least(r.interval_seconds + CASE WHEN seen.is_early THEN $4::int ELSE 0 END, $5::int)
     FROM seen WHERE r.device_hash = seen.device_hash
     RETURNING seen.is_early AS "isEarly", r.expires_at <= clock_timestamp() AS "isExpired",
       r.denied_at IS NOT NULL AS "isDenied", r.user_id IS NOT NULL AS "isAllowed"`,
    [appHash(deviceCode), clientId, EARLY_SECONDS, DEVICE_SLOWER_SECONDS, DEVICE_INTERVAL_SECONDS_MAX],
  );
  return required(rows, 'isEarly', 'isExpired', 'isDenied', 'isAllowed')[0] ?? null;
}

export type KeyOfRequest = Pick<AllowedKey, 'userId' | 'tenantId' | 'keyId'>;
export type FetchedKey = AllowedKey & {
  /** The person who allowed it is still a verified member who may create keys. */
  mayCreate: boolean;
};

/** Takes the allowed key for its creation, for one caller alone. Returns null if it was taken already. */
export async function fetchAllowedKey(
  { identity }: IdentityContext,
  { deviceCode }: DeviceCode,
): Promise<FetchedKey | null> {
  const { rows } = await query(
    identity,
    `UPDATE identity.device_request r SET fetched_at = clock_timestamp()
     WHERE device_hash = $1 AND fetched_at IS NULL AND user_id IS NOT NULL AND expires_at > clock_timestamp()
     RETURNING user_id AS "userId", organization_id AS "tenantId", key_id AS "keyId", key_name AS name, env,
       monthly_credits_max AS "monthlyCreditsMax", EXISTS (
         SELECT FROM identity.member m JOIN identity.user u ON u.id = m.user_id
         WHERE m.organization_id = r.organization_id AND m.user_id = r.user_id AND u.email_verified
           AND m.role IN ('owner', 'admin', 'developer')) AS "mayCreate"`,
    [appHash(deviceCode)],
  );
  const whole = required(rows, 'userId', 'tenantId', 'keyId', 'name', 'env', 'monthlyCreditsMax', 'mayCreate');
  return narrowed<FetchedKey>(whole)[0] ?? null;
}

/** Gives the key back after its creation failed, so that the next poll creates it. */
export const releaseAllowedKey = async ({ identity }: IdentityContext, { deviceCode }: DeviceCode): Promise<void> =>
  void (await identity.query('UPDATE identity.device_request SET fetched_at = NULL WHERE device_hash = $1', [
    appHash(deviceCode),
  ]));

/** Records that the key was created. Returns false if its device code was used again meanwhile: the key must not be given out. */
export async function deliverAllowedKey({ identity }: IdentityContext, { deviceCode }: DeviceCode): Promise<boolean> {
  const { rowCount } = await identity.query(
    `UPDATE identity.device_request SET delivered_at = clock_timestamp()
     WHERE device_hash = $1 AND fetched_again_at IS NULL`,
    [appHash(deviceCode)],
  );
  return rowCount === 1;
}

/** Records a second use of a device code. Returns the key that its first use was to create; null if there was no first one. */
export async function fetchedAgain(
  { identity }: IdentityContext,
  { deviceCode }: DeviceCode,
): Promise<KeyOfRequest | null> {
  const { rows } = await query(
    identity,
    `UPDATE identity.device_request SET fetched_again_at = clock_timestamp()
     WHERE device_hash = $1 AND fetched_at IS NOT NULL
     RETURNING user_id AS "userId", organization_id AS "tenantId", key_id AS "keyId"`,
    [appHash(deviceCode)],
  );
  return required(rows, 'userId', 'tenantId', 'keyId')[0] ?? null;
}
