import 'server-only';
import type { ThresholdPct } from '@graha/domain/thresholds';
import { renderMail } from '@graha/mail/render';
import { alertsOf, type Alerts } from '@graha/store/alerts';
import { queueMailToTeam, wasQueuedWithin } from '@graha/store/mail-outbox';
import { tellTenant } from '@graha/store/team/change';
import { actingFor, type By } from '../../trpc/acting.ts';

type Pool = Parameters<typeof alertsOf>[0];

/** As the test mail names them. */
type Test = { workspace: string; sender: string };

export type AlertBooks = {
  alerts(tenantId: string): Promise<Alerts>;
  switchAlert(tenantId: string, wish: { pct: ThresholdPct; isOn: boolean }, by: By): Promise<void>;
  /** To everybody who gets alerts. How many mails; 0 where one was sent within the last ten minutes. */
  sendTestAlert(tenantId: string, test: Test): Promise<number>;
};

const TEST_EVERY_MS = 10 * 60_000;

export const createAlertBooks = (log: Pool, identity: () => Pool, portalUrl: () => string): AlertBooks => ({
  alerts: (tenantId) => alertsOf(log, tenantId),

  switchAlert: (tenantId, wish, by) => tellTenant(log, tenantId, { type: 'switchAlert', ...wish }, actingFor(by)),

  async sendTestAlert(tenantId, test) {
    const keyPrefix = `alert-test:${tenantId}:`;
    if (await wasQueuedWithin(identity(), keyPrefix, TEST_EVERY_MS)) return 0;
    const letter = await renderMail('alert-test', { ...test, alertsUrl: `${portalUrl()}/alerts` });
    // Two who press the button at the same moment send one mail.
    const dedupeKey = `${keyPrefix}${Math.floor(Date.now() / TEST_EVERY_MS)}`;
    return queueMailToTeam(identity(), tenantId, { ...letter, dedupeKey });
  },
});
