import type { TestProject } from 'vitest/node';
import { DATABASE } from './postgres/roles.ts';
import type { RolePasswords } from './postgres/roles.ts';
import { openThrowawayCluster } from './throwaway-cluster.ts';

export type TestCluster = { superuserUrl: string; templateUrl: string; template: string; passwords: RolePasswords };

declare module 'vitest' {
  export interface ProvidedContext {
    cluster: TestCluster;
  }
}

/** Runs once for all test files: starts a cluster with a migrated database, which the files copy. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await openThrowawayCluster({
    fsync: 'off',
    full_page_writes: 'off',
    max_prepared_transactions: '10',
  });
  project.provide('cluster', {
    superuserUrl: cluster.superuserUrl,
    templateUrl: cluster.ownerUrl,
    template: DATABASE,
    passwords: cluster.passwords,
  });
  return cluster.remove;
}
