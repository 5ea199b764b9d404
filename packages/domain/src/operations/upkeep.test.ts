import { describe, test } from 'vitest';
import { specify } from '../core/testing.ts';
import { upkeep, type UpkeepCommand, type UpkeepEvent } from './upkeep.ts';

const { given } = specify(upkeep);
const now = '2026-01-01T00:00:00Z';
const projection = 'usage-by-day';
const done = { projection, checksum: '7:1', isEqual: true, entries: 7 };
const audited = { runId: 3, tenants: 2, entries: 9, differences: 0 };

describe('a rebuild', () => {
  const request: UpkeepCommand = { type: 'requestRebuild', projection, now };
  const complete: UpkeepCommand = { type: 'completeRebuild', ...done, now };
  const fail: UpkeepCommand = { type: 'failRebuild', projection, error: 'busy', now };
  const requested: UpkeepEvent = { type: 'ProjectionRebuildRequested', data: { projection } };
  const completed: UpkeepEvent = { type: 'ProjectionRebuildCompleted', data: done };
  const failed: UpkeepEvent = { type: 'ProjectionRebuildFailed', data: { projection, error: 'busy' } };

  test('is requested', () => given().when(request).then(requested));
  test('that is requested twice is done once', () => given(requested).when(request).then());
  test('of another projection is another one', () =>
    given(requested)
      .when({ ...request, projection: 'key-list' })
      .then({ type: 'ProjectionRebuildRequested', data: { projection: 'key-list' } }));
  test.each([
    [complete, completed],
    [fail, failed],
  ])('$0.type answers the request, once, and another may follow', (command, event) => {
    given(requested).when(command).then(event);
    given(requested, event).when(command).then();
    given().when(command).then();
    given(requested, event).when(request).then(requested);
  });
});

describe('an audit', () => {
  const request: UpkeepCommand = { type: 'requestAudit', fromGenesis: true, now };
  const complete: UpkeepCommand = { type: 'completeAudit', ...audited, now };
  const requested: UpkeepEvent = { type: 'AuditRequested', data: { fromGenesis: true } };
  const completed: UpkeepEvent = { type: 'AuditCompleted', data: audited };

  test('is requested', () => given().when(request).then(requested));
  test('that is requested twice is done once', () => given(requested).when(request).then());
  test('is answered once, and another may follow', () => {
    given(requested).when(complete).then(completed);
    given(requested, completed).when(complete).then();
    given(requested, completed).when(request).then(requested);
  });
  test('waits for no rebuild', () =>
    given({ type: 'ProjectionRebuildRequested', data: { projection } }).when(request).then(requested));
});
