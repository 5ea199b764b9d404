import {
  addressChangeAsked,
  addressChanged,
  confirmNewAddress,
  signUpTried,
  verifyAddress,
} from './templates/address.tsx';
import { accountDeleted, accountDeletion } from './templates/account.tsx';
import { newDevice, passwordChanged, resetPassword, signInChanged } from './templates/security.tsx';
import { keyChanged, keyLeaked } from './templates/key.tsx';
import { ssoRecordMissing } from './templates/sso.tsx';
import { paymentFailed, planUnpaid, spendingChanged } from './templates/spending.tsx';
import {
  alertTest,
  invitation,
  secondFactorRequired,
  thresholdAlert,
  workspaceDeletion,
} from './templates/workspace.tsx';
import { broadcast, confirmNews, incidentNews } from './templates/status.tsx';
import { webhookPaused } from './templates/webhook.tsx';
import type { Template } from './template.ts';

/** Every mail, by name. */
export const TEMPLATES = {
  'verify-address': verifyAddress,
  'sign-up-tried': signUpTried,
  'reset-password': resetPassword,
  'password-changed': passwordChanged,
  'confirm-new-address': confirmNewAddress,
  'address-change-asked': addressChangeAsked,
  'address-changed': addressChanged,
  'new-device': newDevice,
  'sign-in-changed': signInChanged,
  'account-deletion': accountDeletion,
  'account-deleted': accountDeleted,
  invitation,
  'threshold-alert': thresholdAlert,
  'alert-test': alertTest,
  'payment-failed': paymentFailed,
  'plan-unpaid': planUnpaid,
  'second-factor-required': secondFactorRequired,
  'workspace-deletion': workspaceDeletion,
  'key-changed': keyChanged,
  'key-leaked': keyLeaked,
  'spending-changed': spendingChanged,
  'webhook-paused': webhookPaused,
  'sso-record-missing': ssoRecordMissing,
  'confirm-news': confirmNews,
  'incident-news': incidentNews,
  broadcast,
} as const satisfies Record<string, Template<never>>;

export type MailName = keyof typeof TEMPLATES;
export type MailFacts<Name extends MailName> = Parameters<(typeof TEMPLATES)[Name]['subject']>[0];
