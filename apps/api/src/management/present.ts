import { limitsOf } from '@graha/domain/keys/key-limits';
import { toMembers } from '@graha/domain/management/limit-members';
import type { ManagedKey, ManagedWebhook } from '@graha/domain/management/management-members';
import type { KeyListItem } from '@graha/store/keys/key-list';
import type { WebhookRow } from '@graha/store/webhooks/webhooks';
import type { z } from 'zod';

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

export const presentKey = (key: KeyListItem): z.input<typeof ManagedKey> => ({
  key_id: key.keyId,
  name: key.name,
  kind: key.browser === null ? 'secret' : 'publishable',
  environment: key.env,
  prefix: key.prefix,
  last4: key.last4,
  text: key.text,
  status: key.status,
  ...toMembers(limitsOf(key)),
  replaced_by: key.replacedBy,
  created_at: key.issuedAt.toISOString(),
  last_used_at: instant(key.lastUsedAt),
});

export const presentWebhook = (row: WebhookRow): z.input<typeof ManagedWebhook> => ({
  webhook_id: row.webhookId,
  url: row.url,
  types: row.types,
  status: row.status,
  paused_because: row.pausedBecause,
  created_at: row.addedAt.toISOString(),
});
