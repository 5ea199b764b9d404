import { test } from 'vitest';
import { specify } from '../core/testing.ts';
import { broadcast, type BroadcastCommand } from './broadcast.ts';

const { given } = specify(broadcast);
const NOW = '2026-11-21T08:00:00.000Z';
const DAY_MS = 86_400_000;
const at = (afterMs: number) => new Date(Date.parse(NOW) + afterMs).toISOString();

const SENT = {
  title: 'New prices from March',
  text: 'Plans cost the same until then.',
  plans: ['starter' as const],
  statuses: ['active' as const],
  byMail: true,
  bannerUntil: at(7 * DAY_MS),
  workspaces: 12,
};
const send = (change: Partial<BroadcastCommand> = {}): BroadcastCommand => ({
  type: 'send',
  now: NOW,
  ...SENT,
  confirmedWorkspaces: 12,
  ...change,
});

test('a confirmed broadcast is sent, and a repeat sends nothing, whatever the number is by then', () => {
  given().when(send()).then({ type: 'BroadcastSent', data: SENT });
  given({ type: 'BroadcastSent', data: SENT })
    .when(send({ workspaces: 13 }))
    .then();
});

test('a banner is withdrawn once, while it is shown', () => {
  const sent = { type: 'BroadcastSent' as const, data: SENT };
  const withdrawn = { type: 'BannerWithdrawn' as const, data: {} };
  const withdraw = (now: string): BroadcastCommand => ({ type: 'withdrawBanner', now });
  given(sent).when(withdraw(NOW)).then(withdrawn);
  given(sent, withdrawn).when(withdraw(NOW)).then();
  given(sent)
    .when(withdraw(at(7 * DAY_MS)))
    .then();
  given({ ...sent, data: { ...SENT, bannerUntil: null } })
    .when(withdraw(NOW))
    .then();
  given().when(withdraw(NOW)).thenRefuses('broadcast_unknown');
});

test.each([
  ['neither mail nor banner', { byMail: false, bannerUntil: null }, 'broadcast_nowhere'],
  ['no workspace', { workspaces: 0, confirmedWorkspaces: 0 }, 'broadcast_nobody'],
  ['another number than confirmed', { workspaces: 13 }, 'broadcast_changed'],
  ['a banner that ends now', { bannerUntil: NOW }, 'banner_over'],
  ['a banner for more than 90 days', { bannerUntil: at(90 * DAY_MS + 1) }, 'banner_too_long'],
] as const)('%s is refused', (_what, change, code) => {
  given().when(send(change)).thenRefuses(code);
});
