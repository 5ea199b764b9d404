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

/** Starts a cluster with a migrated database, which each test file copies. */
export async function openTestCluster(): Promise<{ cluster: TestCluster; stop: () => Promise<void> }> {
  const throwaway = await openThrowawayCluster({
    fsync: 'off',
    full_page_writes: 'off',
    max_prepared_transactions: '10',
  });
  const { superuserUrl, ownerUrl: templateUrl, passwords } = throwaway;
  return { cluster: { superuserUrl, templateUrl, template: DATABASE, passwords }, stop: throwaway.remove };
}

/** Runs once for all test files of a project. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { cluster, stop } = await openTestCluster();
  project.provide('cluster', cluster);
  return stop;
}
