import type { ThresholdOf, ThresholdPct } from '@graha/domain/thresholds';
import { count } from '../workspace/format.ts';

const mails = (many: number): string => (many === 1 ? '1 mail' : `${count(many)} mails`);

/** Every sentence of the alerts room. */
export const ALERTS_TEXT = {
  title: 'Alerts',
  description: 'A mail to owners and admins when this much of a period is used. Each goes out once.',
  mayNot: 'Owners and admins of this workspace may change its alerts.',
  unit: { calls: 'calls', credits: 'credits' } satisfies Record<ThresholdOf, string>,
  used: (of: ThresholdOf) => (of === 'calls' ? 'Calls used in this period' : 'Credits used in this period'),
  ofLimit: (limit: number, of: ThresholdOf) => `of ${count(limit)} ${of}`,
  valueText: (used: number, limit: number, of: ThresholdOf) => `${count(used)} of ${count(limit)} ${of} used`,
  marks: 'The marks are the thresholds below.',
  nothing: 'There is nothing to use up in this period, so no threshold can be crossed.',
  renews: 'Begins anew',
  never: 'Does not begin anew by itself.',
  thresholds: {
    title: 'Thresholds',
    columns: { threshold: 'Threshold', firesAt: 'Crossed at', state: 'This period', mail: 'Mail' },
    pct: (pct: ThresholdPct) => `${pct} %`,
    crossed: 'Crossed',
    ahead: 'Not yet',
    never: 'never',
    mailAt: (pct: ThresholdPct) => `Mail at ${pct} %`,
    on: 'On',
    off: 'Off',
    turned: (pct: ThresholdPct, isOn: boolean) =>
      isOn ? `Owners and admins are mailed at ${pct} %.` : `Nobody is mailed at ${pct} %.`,
  },
  receivers: {
    title: 'Who is mailed',
    body: 'Every owner and admin of the workspace. Who that is, you decide under Team.',
    team: 'Team',
  },
  test: {
    action: 'Send a test mail',
    pending: 'Sending',
    sent: (many: number) => `${mails(many)} on the way, marked as a test.`,
    unverified: 'Verify your own e-mail address first, under Your account. Nothing was sent.',
  },
  last: {
    title: 'Last alerts',
    columns: { what: 'Alert', when: 'When, UTC', mails: 'Sent' },
    what: (pct: ThresholdPct, limit: number, of: ThresholdOf) => `${pct} % of ${count(limit)} ${of}`,
    mails,
    off: 'Switched off',
    empty: 'No threshold has been crossed yet.',
    emptyBody: 'Each crossing is listed here, with how many were mailed.',
  },
  stale: 'The alerts could not be read just now. We are trying again.',
} as const;
