import { expect, test } from 'vitest';
import { impactByComponent, stateName } from './incident-states.ts';

const IN_ORDER = { api: null, portal: null, webhooks: null, billing: null };

test('a component has the gravest impact of the incidents that affect it', () => {
  const mild = { impact: 'degraded', state: 'monitoring', components: ['api', 'portal'] } as const;
  const grave = { impact: 'outage', state: 'investigating', components: ['api'] } as const;
  expect(impactByComponent([])).toEqual(IN_ORDER);
  expect(impactByComponent([grave, mild])).toEqual({ ...IN_ORDER, api: 'outage', portal: 'degraded' });
  expect(impactByComponent([mild, grave])).toEqual({ ...IN_ORDER, api: 'outage', portal: 'degraded' });
});

test('a resolved incident and planned maintenance affect nothing; maintenance under way does', () => {
  const on = (impact: 'maintenance' | 'outage', state: 'identified' | 'monitoring' | 'resolved') =>
    impactByComponent([{ impact, state, components: ['billing'] }]).billing;
  expect(on('outage', 'resolved')).toBeNull();
  expect(on('outage', 'monitoring')).toBe('outage');
  expect(on('maintenance', 'identified')).toBeNull();
  expect(on('maintenance', 'monitoring')).toBe('maintenance');
  expect(on('maintenance', 'resolved')).toBeNull();
});

test('maintenance is planned, under way or finished, where a failure is looked into', () => {
  expect([stateName('maintenance', 'identified'), stateName('outage', 'identified')]).toEqual([
    'Planned',
    'Identified',
  ]);
  expect([stateName('maintenance', 'monitoring'), stateName('degraded', 'monitoring')]).toEqual([
    'Under way',
    'Monitoring',
  ]);
});
