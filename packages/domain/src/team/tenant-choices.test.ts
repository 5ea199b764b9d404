import { describe, expect, test } from 'vitest';
import { type BrandMember, printedBrand } from './report-brand.ts';
import { tenant, type TenantCommand } from './tenant.ts';
import { ClockPlace, SpendLimit, tenantEvents, type TenantClock, type TenantEvent } from './tenant-events.ts';
import { specify } from '../core/testing.ts';
import type { ThresholdPct } from './thresholds.ts';

const { given } = specify(tenant);
const now = '2026-01-31T12:00:00Z';
const created: TenantEvent = { type: 'TenantCreated', data: { name: 'Acme', ownerUserId: 'u1' } };

describe('alerts', () => {
  const chosen = (...pcts: ThresholdPct[]): TenantEvent => ({ type: 'AlertsChosen', data: { pcts } });
  const turn = (pct: ThresholdPct, isOn: boolean): TenantCommand => ({ type: 'switchAlert', pct, isOn, now });

  test('are on at every threshold, and each is switched off alone', () =>
    given(created).when(turn(80, false)).then(chosen(50, 100)));
  test('are switched on again, in the order of the thresholds', () =>
    given(created, chosen(100)).when(turn(50, true)).then(chosen(50, 100)));
  test('that have the chosen setting already do not change', () => {
    given(created).when(turn(50, true)).then();
    given(created, chosen()).when(turn(50, false)).then();
  });
});

describe('an own alert', () => {
  const added = (alertId: string, pct: number, keyId: string | null): TenantEvent => ({
    type: 'AlertAdded',
    data: { alertId, pct, keyId },
  });
  const add = (alertId: string, pct: number, keyId: string | null): TenantCommand => ({
    type: 'addAlert',
    alertId,
    pct,
    keyId,
    now,
  });
  const remove: TenantCommand = { type: 'removeAlert', alertId: 'a1', now };
  const removed: TenantEvent = { type: 'AlertRemoved', data: { alertId: 'a1' } };

  test('is added once, of the allowance or of a key', () => {
    given(created)
      .when(add('a1', 65, null))
      .then(added('a1', 65, null));
    given(created, added('a1', 65, null))
      .when(add('a1', 65, null))
      .then();
    given(created, added('a1', 65, null))
      .when(add('a2', 65, 'k1'))
      .then(added('a2', 65, 'k1'));
  });
  test('at a threshold that has one is refused', () => {
    given(created, added('a1', 65, 'k1'))
      .when(add('a2', 65, 'k1'))
      .thenRefuses('alert_exists');
    given(created)
      .when(add('a1', 80, null))
      .thenRefuses('alert_exists');
    given(created)
      .when(add('a1', 80, 'k1'))
      .then(added('a1', 80, 'k1'));
  });
  test('is removed, and can be added again', () => {
    given(created, added('a1', 65, null))
      .when(remove)
      .then(removed);
    given(created, added('a1', 65, null), removed)
      .when(add('a2', 65, null))
      .then(added('a2', 65, null));
    given(created).when(remove).thenRefuses('alert_unknown');
  });
  test('beyond the fiftieth is refused', () =>
    given(created, ...Array.from({ length: 50 }, (_, index) => added(`a${index}`, index + 1, 'k1')))
      .when(add('b1', 65, null))
      .thenRefuses('alerts_too_many'));
});

describe('a spend limit', () => {
  const limit = (creditsMax: number | null): TenantEvent => ({ type: 'SpendLimitSet', data: { creditsMax } });
  const set = (creditsMax: number | null): TenantCommand => ({ type: 'setSpendLimit', creditsMax, now });
  const byKey = (creditsMax: number | null): TenantCommand => ({ type: 'setSpendLimit', creditsMax, mayLift: false, now }); // prettier-ignore

  test('is set, and the same limit twice is one', () => {
    given(created).when(set(500)).then(limit(500));
    given(created, limit(500)).when(set(500)).then();
  });
  test('is none at first, and none again when it is removed', () => {
    given(created).when(set(null)).then();
    given(created, limit(500)).when(set(null)).then(limit(null));
  });
  test('is set and lowered by a key, and neither raised nor ended', () => {
    given(created).when(byKey(500)).then(limit(500));
    given(created, limit(500)).when(byKey(499)).then(limit(499));
    given(created, limit(500)).when(byKey(500)).then();
    given(created).when(byKey(null)).then();
    for (const more of [501, null]) given(created, limit(500)).when(byKey(more)).thenRefuses('spend_limit_lifted');
  });
});

describe('a second factor for every member', () => {
  const chosen = (isRequired: boolean): TenantEvent => ({ type: 'SecondFactorChosen', data: { isRequired } });
  const choose = (isRequired: boolean): TenantCommand => ({ type: 'requireSecondFactor', isRequired, now });
  test('is required once', () => {
    given(created).when(choose(true)).then(chosen(true));
    given(created, chosen(true)).when(choose(true)).then();
  });
  test('is required until it is not any more', () => {
    given(created).when(choose(false)).then();
    given(created, chosen(true)).when(choose(false)).then(chosen(false));
    given(created, chosen(true), chosen(false)).when(choose(true)).then(chosen(true));
  });
});

describe('the version of the formulas for calls that name none', () => {
  const chosen = (version: string | null): TenantEvent => ({ type: 'FormulaVersionChosen', data: { version } });
  const choose = (version: string | null): TenantCommand => ({ type: 'chooseFormulaVersion', version, now });
  const [old, next] = ['2026-11-28', '2026-11-29'];
  test('is chosen, chosen again and given up, and the same choice twice is one', () => {
    given(created).when(choose(old)).then(chosen(old));
    given(created, chosen(old)).when(choose(old)).then();
    given(created, chosen(old)).when(choose(next)).then(chosen(next));
    given(created, chosen(old)).when(choose(null)).then(chosen(null));
    given(created, chosen(old), chosen(null)).when(choose(old)).then(chosen(old));
  });
  test('is the current one at first', () => given(created).when(choose(null)).then());
  test('enters the log only as a date that the calendar has', () => {
    const { FormulaVersionChosen } = tenantEvents;
    for (const version of ['2026-13-01', '2026-02-30', '2026-11-28T00:00:00Z', 'latest', ''])
      expect(FormulaVersionChosen.safeParse({ version }).success).toBe(false);
    for (const version of [old, null]) expect(FormulaVersionChosen.safeParse({ version }).success).toBe(true);
  });
});

describe('the clock and the place of a workspace', () => {
  const place = { name: 'Ujjain, India', latitude: 23.18, longitude: 75.78 };
  const chosen = (clock: TenantClock): TenantEvent => ({ type: 'ClockChosen', data: clock });
  const choose = (clock: TenantClock): TenantCommand => ({ type: 'chooseClock', clock, now });
  const kolkata: TenantClock = { timezone: 'Asia/Kolkata', place };
  const utc: TenantClock = { timezone: 'UTC', place: null };
  test('are chosen, and chosen again, and the same choice twice is one', () => {
    given(created).when(choose(kolkata)).then(chosen(kolkata));
    given(created, chosen(kolkata))
      .when(choose({ ...kolkata, place: { ...place } }))
      .then();
    given(created, chosen(kolkata)).when(choose(utc)).then(chosen(utc));
  });
  test.each([
    ['zone', { ...kolkata, timezone: 'Asia/Kathmandu' }],
    ['name', { ...kolkata, place: { ...place, name: 'Elsewhere' } }],
    ['latitude', { ...kolkata, place: { ...place, latitude: place.latitude + 0.01 } }],
    ['longitude', { ...kolkata, place: { ...place, longitude: place.longitude + 0.01 } }],
    ['lack of a place', { ...kolkata, place: null }],
  ])('that differ in their %s alone are another choice', (_, clock) =>
    given(created, chosen(kolkata)).when(choose(clock)).then(chosen(clock)),
  );
  test('are UTC and none at first', () => given(created).when(choose(utc)).then());
  test('a zone that does not exist never enters the log', () => {
    const { ClockChosen } = tenantEvents;
    expect(ClockChosen.safeParse({ timezone: 'Mars/Olympus', place: null }).success).toBe(false);
    expect(ClockChosen.safeParse({ timezone: 'UTC', place: { ...place, latitude: 90.1 } }).success).toBe(false);
    expect(ClockChosen.safeParse({ timezone: 'UTC', place: { ...place, latitude: -90 } }).success).toBe(true);
  });
});

describe('the brand of reports', () => {
  const first = '11111111-1111-8111-8111-111111111111';
  const chosen = (brandId: string | null, members: BrandMember[] = []): TenantEvent => ({
    type: 'ReportBrandChosen',
    data: { brandId, members },
  });
  const choose = (brandId: string | null, members: BrandMember[] = []): TenantCommand => ({
    type: 'chooseReportBrand',
    brandId,
    members,
    now,
  });

  test('is none at first, and the same brand twice is one event', () => {
    given(created).when(choose(null)).then();
    given(created)
      .when(choose(first, ['name', 'logo']))
      .then(chosen(first, ['name', 'logo']));
    given(created, chosen(first, ['name']))
      .when(choose(first, ['name']))
      .then();
    given(created, chosen(first, ['name']))
      .when(choose(null))
      .then(chosen(null));
    given(created, chosen(first, ['name']), chosen(null))
      .when(choose(first, ['name']))
      .then(chosen(first, ['name']));
  });

  test('is in the log by its id and its members alone', () => {
    const { ReportBrandChosen } = tenantEvents;
    expect(ReportBrandChosen.safeParse({ brandId: first, members: ['footer'] }).success).toBe(true);
    expect(ReportBrandChosen.safeParse({ brandId: 'Kamala', members: [] }).success).toBe(false);
    expect(ReportBrandChosen.safeParse({ brandId: first, members: ['Kamala'] }).success).toBe(false);
  });

  test('has no member without a text', () => {
    expect(printedBrand({ name: ' Kamala ', footer: '  ', contact: '' })).toEqual({ name: 'Kamala' });
    expect(printedBrand({ name: ' ', logo: '' })).toBeNull();
    expect(Object.keys(printedBrand({ contact: 'a', name: 'b' }) ?? {})).toEqual(['name', 'contact']);
  });
});

describe('what an event may hold', () => {
  const place = { name: 'Ujjain', latitude: 23.18, longitude: 75.78 };
  const bounds = (schema: { safeParse: (value: unknown) => { success: boolean } }, values: unknown[]) =>
    values.map((value) => schema.safeParse(value).success);

  test.each([
    ['latitude', [-90, 90], [-90.1, 90.1]],
    ['longitude', [-180, 180], [-180.1, 180.1]],
    ['name', ['x', 'x'.repeat(200)], [' ', 'x'.repeat(201)]],
  ] as const)('the %s of a place: from %j to %j', (field, inside, outside) => {
    expect(
      bounds(
        ClockPlace,
        [...inside, ...outside].map((value) => ({ ...place, [field]: value })),
      ),
    ).toEqual([true, true, false, false]);
  });

  test('a spend limit of 1 to 1,000,000,000 whole credits', () => {
    expect(bounds(SpendLimit, [1, 1_000_000_000, 0, 1_000_000_001, 1.5])).toEqual([true, true, false, false, false]);
  });

  test('an id of 1 to 100 characters, a name of 1 to 100', () => {
    const created = (ownerUserId: string, name = 'Acme') => ({ name, ownerUserId });
    const values = [created('u'), created('u'.repeat(100)), created('u', 'x'.repeat(100)), created('u', 'x')];
    const wrong = [created(''), created('u'.repeat(101)), created('u', 'x'.repeat(101)), created('u', ' ')];
    expect(bounds(tenantEvents.TenantCreated, [...values, ...wrong])).toEqual([
      ...values.map(() => true),
      ...wrong.map(() => false),
    ]);
  });
});
