import { describe, expect, test } from 'vitest';
import { type KeyLimits, UNLIMITED } from './key-limits.ts';
import {
  KEY_VERBS,
  type KeyTarget,
  type KeyVerb,
  type ManagedKey,
  refusalOfKey,
  refusalOfPerson,
} from './key-management.ts';
import type { Sight } from '../team/roles.ts';

// Safe: the keys of a constant object without further properties.
const VERBS = Object.keys(KEY_VERBS) as KeyVerb[];
const KEY_ACTS: KeyVerb[] = ['create', 'replace', 'restrict', 'enable', 'disable', 'revoke', 'reportLeak'];
const STOPS: KeyVerb[] = ['disable', 'revoke', 'reportLeak'];

describe('a person', () => {
  const SIGHTS: Sight[] = ['owner', 'admin', 'developer', 'viewer', 'impersonator'];
  /** A developer may stop every key, but may not give `manage` to a key by creating, restricting or enabling it. */
  const expected = (sight: Sight, verb: KeyVerb, isManaging: boolean) => {
    if (sight === 'owner' || sight === 'admin') return null;
    if (sight !== 'developer' || !KEY_ACTS.includes(verb)) return 'key_role';
    return isManaging && !STOPS.includes(verb) ? 'key_delegates' : null;
  };
  const rows = SIGHTS.flatMap((sight) =>
    VERBS.flatMap((verb) => [true, false].map((isManaging) => ({ sight, verb, isManaging }))),
  );

  test.each(rows)('$sight, $verb, of a key that manages: $isManaging', ({ sight, verb, isManaging }) => {
    const scopes = isManaging ? ['*', 'manage'] : ['*'];
    expect(refusalOfPerson(sight, verb, scopes)).toBe(expected(sight, verb, isManaging));
    // Both the current and the future scopes of the key count.
    expect(refusalOfPerson(sight, verb, ['*'], scopes)).toBe(expected(sight, verb, isManaging));
  });
});

const FREE: KeyLimits = { ...UNLIMITED, scopes: ['panchang'] };
const key = (keyId: string, env: 'live' | 'test', limits: Partial<KeyLimits> = {}, makerId: string | null = null) => ({
  keyId,
  env,
  makerId,
  lineId: null,
  limits: { ...FREE, ...limits },
});

describe('a key with manage', () => {
  const CALLERS = (['live', 'test'] as const).flatMap((env) =>
    [null, 10].map((cap) => key('own', env, { scopes: ['panchang', 'manage'], monthlyCreditsMax: cap })),
  );
  /** Target keys of every kind in relation to the caller: inside and outside its cap, within and beyond each of its limits. */
  const TARGETS = (env: 'live' | 'test'): [string, KeyTarget][] => [
    ['made by it', key('a', env, { monthlyCreditsMax: 10 }, 'own')],
    ['of another maker', key('b', env, { monthlyCreditsMax: 10 }, 'other')],
    ['of a person', key('c', env, { monthlyCreditsMax: 10 })],
    ['without a cap', key('d', env)],
    ['of another family', key('e', env, { scopes: ['dasha'], monthlyCreditsMax: 10 })],
    ['that manages', key('f', env, { scopes: ['manage'], monthlyCreditsMax: 10 })],
    ['that manages and has no cap', key('g', env, { scopes: ['manage'] })],
  ];
  const WITHIN = ['made by it', 'of another maker', 'of a person'];

  function expected({ env, limits: { monthlyCreditsMax: cap } }: ManagedKey, verb: KeyVerb, what: string, on: string) {
    const ofWorkspace: readonly KeyVerb[] = ['setSpendLimit', 'chooseFormulaVersion', 'chooseReportBrand'];
    if (verb.endsWith('Webhook') || ofWorkspace.includes(verb)) return env === 'test' ? 'key_tests_alone' : null;
    if (!['create', 'replace', 'revoke'].includes(verb)) return 'key_in_portal';
    if (env === 'test' && on === 'live') return 'key_tests_alone';
    const manages = what.startsWith('that manages');
    if (manages && verb !== 'revoke') return 'key_manages';
    const isWithin = WITHIN.includes(what) || what === 'that manages' || (what !== 'of another family' && cap === null);
    if (!isWithin) return 'key_wider';
    return verb === 'replace' && cap !== null && what !== 'made by it' ? 'key_outside_cap' : null;
  }

  const rows = CALLERS.flatMap((own) =>
    VERBS.flatMap((verb) =>
      (['live', 'test'] as const).flatMap((on) =>
        TARGETS(on).map(([what, target]) => {
          const { env, limits } = target;
          const asked = verb === 'create' ? { env, limits } : target;
          const cap = own.limits.monthlyCreditsMax;
          return { own, verb, on, what, asked, env: own.env, cap };
        }),
      ),
    ),
  );
  test.each(rows)('$env with the cap $cap, $verb, on a $on key $what', ({ own, verb, what, on, asked }) => {
    expect(refusalOfKey(own, verb, asked)).toBe(expected(own, verb, what, on));
  });

  test.each(CALLERS)('$env replaces and revokes itself, and changes itself in no other way', (own) => {
    const did = KEY_ACTS.slice(1).filter((verb) => refusalOfKey(own, verb, own) === null);
    expect(did).toEqual(['replace', 'revoke']);
  });

  test.each(['cidrs', 'expiresAt'] as const)('acts on no key that is wider by its %s', (limit) => {
    const bound = { cidrs: ['10.0.0.0/8'], expiresAt: '2027-01-01T00:00:00Z' };
    const own = key('own', 'live', { scopes: ['panchang', 'manage'], ...bound });
    const wider = key('a', 'live', { ...bound, [limit]: FREE[limit] });
    const within = key('b', 'live', bound);
    for (const verb of ['create', 'replace', 'revoke'] as const) {
      expect(refusalOfKey(own, verb, wider)).toBe('key_wider');
      expect(refusalOfKey(own, verb, within)).toBeNull();
    }
  });

  test('of a line that shares a cap replaces what the first key of the line made', () => {
    const own = { ...key('own2', 'live', { scopes: ['panchang', 'manage'], monthlyCreditsMax: 10 }), lineId: 'own' };
    expect(refusalOfKey(own, 'replace', key('a', 'live', { monthlyCreditsMax: 10 }, 'own'))).toBeNull();
  });

  test('gives one operation of a family that it holds, if the caller knows the families', () => {
    const own = key('own', 'live', { scopes: ['panchang', 'manage'] });
    const asked: KeyTarget = { env: 'live', limits: { ...FREE, scopes: ['panchang/full'] } };
    expect(refusalOfKey(own, 'create', asked)).toBe('key_wider');
    expect(refusalOfKey(own, 'create', asked, (held) => held.includes('panchang'))).toBeNull();
  });
});
