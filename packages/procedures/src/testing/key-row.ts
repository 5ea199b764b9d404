import { UNLIMITED } from '@graha/domain/keys/key-limits';
import type { KeyListItem } from '@graha/store/keys/key-list';

/** Returns an active key without limits, for tests that need no database. */
export const keyRow = (keyId: string, change: Partial<KeyListItem> = {}): KeyListItem => ({
  keyId,
  name: 'Production',
  env: 'live',
  prefix: 'graha_live_8fK2vQ7d',
  last4: 'x9Qa',
  status: 'active',
  ...UNLIMITED,
  expiresAt: null,
  text: null,
  replacedBy: null,
  lineId: null,
  makerId: null,
  issuedAt: new Date('2026-11-21T08:14:02Z'),
  lastUsedAt: null,
  lastOperation: null,
  captureUntil: null,
  revokedAt: null,
  ...change,
});
