import { importBirths } from '@graha/store/births/import-births';
import { BY, moveClock, openWorkspace, type Pools, type Workspace } from '@graha/store/testing/testing';

const PART = 1_000;
/** Births join their subscriptions a minute after they were stored. */
const SETTLED_MS = 120_000;

const draws = (index: number, prime: number): number => ((index * prime) % 10_007) / 10_007;

/** A birth between 1940 and 2020 in or near India; each index has another one. */
const birthOf = (index: number) => ({
  year: 1940 + (index % 81),
  month: 1 + (index % 12),
  date: 1 + (index % 28),
  hours: index % 24,
  minutes: (index * 7) % 60,
  latitude: 8 + draws(index, 7_919) * 26,
  longitude: 69 + draws(index, 6_133) * 27,
  timezone: 5.5,
});

/** Opens a workspace with stored births, which are old enough for subscriptions. */
export async function workspaceWithBirths(pools: Pools, births: number): Promise<Workspace> {
  const workspace = await openWorkspace(pools, { credits: 1_000_000_000 });
  const ctx = { db: pools.api, tenantId: workspace.tenantId, ...BY };
  const importId = crypto.randomUUID();
  for (let from = 0; from < births; from += PART) {
    const part = Array.from({ length: Math.min(PART, births - from) }, (_, index) => ({
      reference: `user-${from + index}`,
      label: null,
      tags: [],
      birth: birthOf(from + index),
    }));
    await importBirths(ctx, { importId, births: part });
  }
  return workspace;
}

export const letBirthsSettle = ({ owner }: Pools): Promise<void> => moveClock(owner, new Date(Date.now() + SETTLED_MS));
