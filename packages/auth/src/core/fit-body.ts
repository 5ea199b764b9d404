import { APIError } from 'better-auth/api';
import { LENGTHS, unfitIn } from '@graha/domain/typed-text';

/** The largest length of each field that people type. */
const BY_NAME: Record<string, number> = {
  email: LENGTHS.email,
  newEmail: LENGTHS.email,
  name: LENGTHS.name,
  password: LENGTHS.password,
  newPassword: LENGTHS.password,
  currentPassword: LENGTHS.password,
  code: LENGTHS.code,
};
/** For all other fields: tokens, links, signatures of devices. */
const OTHERWISE = 8_192;

/** Refuses overlong input before any password is hashed or table is read. */
export function refuseUnfit(sent: unknown): void {
  const unfit = unfitIn(sent, BY_NAME, OTHERWISE);
  if (!unfit) return;
  throw new APIError('BAD_REQUEST', { code: 'INPUT_REFUSED', message: `${unfit.path}: ${unfit.problem}` });
}
