import { describe, expect, test } from 'vitest';
import { specify } from '../core/testing.ts';
import { incident, type IncidentCommand, type IncidentEvent } from './incident.ts';
import type { ComponentId } from './components.ts';
import { INCIDENT_STATES, type Impact, type IncidentState } from './incident-states.ts';

const { given } = specify(incident);
const NOW = '2026-11-21T08:00:00.000Z';
const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
const at = (afterMs: number) => new Date(Date.parse(NOW) + afterMs).toISOString();

const ids: readonly [string, string, string] = [
  '11111111-1111-4111-8111-111111111111',
  '22222222-2222-4222-8222-222222222222',
  '33333333-3333-4333-8333-333333333333',
];
const ONE: ComponentId[] = ['api'];
const TWO: ComponentId[] = ['api', 'webhooks'];

const first = {
  updateId: ids[0],
  title: 'Calls answer slowly',
  impact: 'degraded' as Impact,
  components: ONE,
  startedAt: at(-10 * MINUTE_MS),
  state: 'investigating' as IncidentState,
  text: 'We are looking.',
};
const second = {
  updateId: ids[1],
  impact: 'outage' as Impact,
  components: TWO,
  state: 'identified' as IncidentState,
  text: 'A disk is full.',
};
type First = typeof first;
type Second = typeof second;

const opened = (change: Partial<First> = {}): IncidentEvent => ({
  type: 'IncidentOpened',
  data: { ...first, ...change },
});
const updated = (change: Partial<Second> = {}): IncidentEvent => ({
  type: 'IncidentUpdated',
  data: { ...second, ...change },
});
const open = (change: Partial<First> = {}): IncidentCommand => ({ type: 'open', now: NOW, ...first, ...change });
const update = (change: Partial<Second> & { seenUpdates?: number } = {}): IncidentCommand => ({
  type: 'update',
  now: NOW,
  seenUpdates: 1,
  ...second,
  ...change,
});

test('an incident is opened, updated and resolved', () => {
  given().when(open()).then(opened());
  given(opened()).when(update()).then(updated());
  const end = { updateId: ids[2], state: 'resolved' } as const;
  given(opened(), updated())
    .when(update({ ...end, seenUpdates: 2 }))
    .then(updated(end));
});

test('a repeat of the click adds nothing, also after a later update', () => {
  given(opened()).when(open()).then();
  given(opened(), updated()).when(open()).then();
  given(opened(), updated()).when(update()).then();
  given(opened(), updated({ state: 'resolved' }))
    .when(update({ state: 'resolved' }))
    .then();
  given(opened())
    .when(open({ updateId: ids[2] }))
    .thenRefuses('incident_exists');
});

test('of two operators at once the second is refused, having read one update too few', () => {
  given(opened(), updated())
    .when(update({ updateId: ids[2] }))
    .thenRefuses('incident_changed');
  given(opened(), updated({ state: 'resolved' }))
    .when(update({ updateId: ids[2] }))
    .thenRefuses('incident_changed');
});

test('what is resolved stays resolved, and what was never opened is not updated', () => {
  given(opened(), updated({ state: 'resolved' }))
    .when(update({ updateId: ids[2], seenUpdates: 2 }))
    .thenRefuses('incident_resolved');
  given().when(update()).thenRefuses('incident_unknown');
});

test('each component is named once, in the order of the page', () => {
  given()
    .when(open({ components: ['webhooks', 'api', 'webhooks'] }))
    .then(opened({ components: TWO }));
});

describe('the beginning', () => {
  const whole = { impact: 'maintenance', state: 'identified' } as const;
  test.each([
    ['a failure 30 days ago', { startedAt: at(-30 * DAY_MS) }, null],
    ['a failure earlier', { startedAt: at(-30 * DAY_MS - 1) }, 'incident_too_old'],
    ['a failure by a clock a minute ahead', { startedAt: at(MINUTE_MS) }, null],
    ['a failure later', { startedAt: at(MINUTE_MS + 1) }, 'incident_in_future'],
    ['maintenance in 90 days', { ...whole, startedAt: at(90 * DAY_MS) }, null],
    ['maintenance later', { ...whole, startedAt: at(90 * DAY_MS + 1) }, 'incident_too_far'],
  ] as const)('of %s', (_what, change, refusal) => {
    const outcome = given().when(open(change));
    if (refusal === null) outcome.then(opened(change));
    else outcome.thenRefuses(refusal);
  });
});

describe('the states', () => {
  const accepts = (past: IncidentEvent[], command: IncidentCommand): boolean => {
    try {
      given(...past)
        .when(command)
        .then(expect.anything());
      return true;
    } catch (error) {
      expect(error).toMatchObject({ code: 'incident_step' });
      return false;
    }
  };
  const accepted = (past: IncidentEvent[], commandOf: (state: IncidentState) => IncidentCommand) =>
    INCIDENT_STATES.filter((state) => accepts(past, commandOf(state)));

  test('of a failure go forward and back, and it is not opened as resolved', () => {
    expect(accepted([], (state) => open({ state }))).toEqual(['investigating', 'identified', 'monitoring']);
    for (const state of ['investigating', 'identified', 'monitoring'] as const) {
      expect(accepted([opened({ state })], (next) => update({ state: next }))).toEqual(INCIDENT_STATES);
    }
  });

  test('of maintenance go forward alone', () => {
    const impact = 'maintenance';
    expect(accepted([], (state) => open({ impact, state }))).toEqual(['identified', 'monitoring']);
    const after = (state: IncidentState) =>
      accepted([opened({ impact, state })], (next) => update({ impact, state: next }));
    expect(after('identified')).toEqual(['identified', 'monitoring', 'resolved']);
    expect(after('monitoring')).toEqual(['monitoring', 'resolved']);
  });

  test('maintenance becomes no failure, nor a failure maintenance', () => {
    given(opened())
      .when(update({ impact: 'maintenance' }))
      .thenRefuses('incident_kind_fixed');
    given(opened({ impact: 'maintenance', state: 'identified' }))
      .when(update())
      .thenRefuses('incident_kind_fixed');
  });
});
