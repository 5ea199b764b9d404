import { renderMail } from '@graha/mail/render';
import { erasureDueAt, requestErasure, withdrawErasure } from '@graha/store/erasure';
import { queueMailToTeam } from '@graha/store/mail-outbox';
import { tellTenant } from '@graha/store/team/change';
import { randomUUID } from 'node:crypto';
import { actingFor, type By } from '../../trpc/acting.ts';

type Pool = Parameters<typeof erasureDueAt>[0];

export type SettingsBooks = {
  /** Null: the workspace stays. */
  erasureDueAt(tenantId: string): Promise<Date | null>;
  requestErasure(tenantId: string, workspaceName: string, by: By): Promise<Date>;
  withdrawErasure(tenantId: string, by: By): Promise<void>;
  recordExport(tenantId: string, by: By): Promise<void>;
};

export const createSettingsBooks = (log: Pool, identity: () => Pool, portalUrl: () => string): SettingsBooks => ({
  erasureDueAt: (tenantId) => erasureDueAt(log, tenantId),

  async requestErasure(tenantId, workspace, by) {
    const dueAt = await requestErasure(log, tenantId, actingFor(by));
    const letter = await renderMail('workspace-deletion', { workspace, dueAt, settingsUrl: `${portalUrl()}/settings` });
    const dedupeKey = `workspace-deletion:${tenantId}:${dueAt.toISOString()}`;
    await queueMailToTeam(identity(), tenantId, { ...letter, dedupeKey });
    return dueAt;
  },

  withdrawErasure: (tenantId, by) => withdrawErasure(log, tenantId, actingFor(by)),

  recordExport: (tenantId, by) =>
    tellTenant(log, tenantId, { type: 'requestExport', exportId: randomUUID() }, actingFor(by)),
});
