import type { KeyRecord } from '@graha/store/ledger/metering';
import { ApiError } from '../errors/errors.ts';

/** @throws ApiError if the key has ended, temporarily or permanently */
export function refuseDead({ status, expiresAt }: Pick<KeyRecord, 'status' | 'expiresAt'>, now: Date): void {
  if (status === 'revoked') throw new ApiError('key_revoked');
  if (status === 'disabled') throw new ApiError('key_disabled');
  if (expiresAt && expiresAt <= now) throw new ApiError('key_expired');
}
