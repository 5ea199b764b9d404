import type { KeyLimits } from './key-limits.ts';
import type { KeyEnv } from './key-format.ts';
import type { RefusalCode } from '../core/refusal.ts';
import { may, type Action, type Sight } from '../team/roles.ts';
import { mayManage } from './scopes.ts';
import { widensLimits } from './widened-limits.ts';

/** Range of targets for a calling key. */
export type ByKey =
  /** Keys with at most the caller's rights; a test key reaches only test keys. */
  | 'within'
  /** The same, without other keys that manage: the caller learns the text of a key that outlives its own. */
  | 'given'
  /** The workspace as a whole, which is live, so a test key may not. */
  | 'live'
  | 'never';

export type KeyVerbRule = {
  /** Roles that may do it with a key that does not manage, or with the workspace. */
  plain: Action;
  /** Roles that may do it with a key that has `manage`. A role that may stop a plain key may also stop such a key. */
  managing: Action;
  byKey: ByKey;
};

/**
 * Permissions for every change of keys, and for every change by keys with `manage`. The portal and the Management API use them.
 */
export const KEY_VERBS = {
  create: { plain: 'keys.manage', managing: 'keys.delegate', byKey: 'given' },
  replace: { plain: 'keys.manage', managing: 'keys.delegate', byKey: 'given' },
  restrict: { plain: 'keys.manage', managing: 'keys.delegate', byKey: 'never' },
  enable: { plain: 'keys.manage', managing: 'keys.delegate', byKey: 'never' },
  disable: { plain: 'keys.manage', managing: 'keys.manage', byKey: 'never' },
  revoke: { plain: 'keys.manage', managing: 'keys.manage', byKey: 'within' },
  reportLeak: { plain: 'keys.manage', managing: 'keys.manage', byKey: 'never' },
  // The decider of the workspace refuses a key that lifts the limit.
  setSpendLimit: { plain: 'billing.manage', managing: 'billing.manage', byKey: 'live' },
  chooseFormulaVersion: { plain: 'workspace.formulas', managing: 'workspace.formulas', byKey: 'live' },
  chooseReportBrand: { plain: 'workspace.brand', managing: 'workspace.brand', byKey: 'live' },
  addWebhook: { plain: 'webhooks.manage', managing: 'webhooks.manage', byKey: 'live' },
  removeWebhook: { plain: 'webhooks.manage', managing: 'webhooks.manage', byKey: 'live' },
  testWebhook: { plain: 'webhooks.manage', managing: 'webhooks.manage', byKey: 'live' },
} as const satisfies Record<string, KeyVerbRule>;

export type KeyVerb = keyof typeof KEY_VERBS;

/**
 * Returns the refusal of a person's action on a key, or null. `scopes`: the scopes that the key has, and those that it is to
 * get.
 */
export function refusalOfPerson(sight: Sight, verb: KeyVerb, ...scopes: (readonly string[])[]): RefusalCode | null {
  const { plain, managing } = KEY_VERBS[verb];
  if (!may(sight, plain)) return 'key_role';
  return scopes.some(mayManage) && !may(sight, managing) ? 'key_delegates' : null;
}

/** The members of a key that decide its rights and the rights over it. */
export type ManagedKey = { keyId: string; env: KeyEnv; makerId: string | null; lineId: string | null } & {
  limits: KeyLimits;
};
/** A key that does not exist yet has no id. */
export type KeyTarget = Pick<ManagedKey, 'env' | 'limits'> & Partial<Pick<ManagedKey, 'keyId' | 'makerId'>>;

type Covers = (held: readonly string[], scope: string) => boolean;

/** The first key of a line of successors: keys of one line share a cap. */
export const lineOf = ({ keyId, lineId }: Pick<ManagedKey, 'keyId' | 'lineId'>): string => lineId ?? keyId;

/** If what a key spends counts against the cap of a line: it is of the line, or a key of the line made it. As `graha.key_spent`. */
export const spendsFrom = (line: string, key: Pick<ManagedKey, 'keyId' | 'lineId' | 'makerId'>): boolean =>
  lineOf(key) === line || key.makerId === line;

/**
 * Returns the refusal of an action by a key with `manage`, or null.
 * @param target null: the workspace as a whole
 * @param covers returns true if a held family includes an operation, for a caller that knows the catalogue
 */
export function refusalOfKey(
  own: ManagedKey,
  verb: KeyVerb,
  target: KeyTarget | null,
  covers?: Covers,
): RefusalCode | null {
  const { byKey } = KEY_VERBS[verb];
  if (byKey === 'never') return 'key_in_portal';
  if (target === null || byKey === 'live') return own.env === 'test' ? 'key_tests_alone' : null;
  if (target.keyId === own.keyId) return null;
  if (own.env === 'test' && target.env === 'live') return 'key_tests_alone';
  if (byKey === 'given' && mayManage(target.limits.scopes)) return 'key_manages';
  if (widensLimits(own.limits, target.limits, covers)) return 'key_wider';
  // The successor of a key outside the cap would spend in addition to it.
  const isOutside = target.keyId !== undefined && target.makerId !== lineOf(own);
  return verb === 'replace' && own.limits.monthlyCreditsMax !== null && isOutside ? 'key_outside_cap' : null;
}
