import config from '@graha/config/vitest.config.ts';
import { PROJECT } from '@graha/dev-stack/project';
import { join } from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { createVitest } from 'vitest/node';
import { changedModules } from './changed-modules.ts';
import { openDatabase, type Database } from './database.ts';
import type { FromWorker, Job } from './messages.ts';
import { needsDatabase, projectOf, TEST_PROJECTS } from './test-project.ts';

const SILENT: Reporter = {};
const ON_POSTGRES = ['database', 'database-isolated'] as const;
const pathOf = (file: string): string => join(PROJECT, file).replaceAll('\\', '/');
const isSql = (file: string): boolean => file.endsWith('.sql');

type Projects = NonNullable<NonNullable<typeof config.test>['projects']>;

function withPlugin(projects: Projects, plugin: ReturnType<typeof changedModules>['plugin']): Projects {
  return projects.map((project) => {
    if (typeof project !== 'object' || !('test' in project)) return project;
    // The session has a separate cluster, because it changes a function between two runs.
    return { ...project, plugins: [plugin], test: { ...project.test, globalSetup: [] } };
  });
}

const firstFailure = (modules: readonly TestModule[]): string | null => {
  for (const module of modules) {
    for (const test of module.children.allTests('failed')) return test.fullName;
    if (module.state() === 'failed') return `${module.relativeModuleId} does not load`;
  }
  return null;
};

const msOf = (module: TestModule): number => {
  const { prepareDuration, environmentSetupDuration, collectDuration, setupDuration, duration } = module.diagnostic();
  return prepareDuration + environmentSetupDuration + collectDuration + setupDuration + duration;
};

/** A Vitest that stays loaded, so that unchanged files are transformed only once. Each run has new processes. */
export async function openSession(): Promise<{
  run: (job: Job, began: () => void) => Promise<FromWorker>;
  close: () => Promise<void>;
}> {
  const modules = changedModules(pathOf);
  const vitest: Vitest = await createVitest(
    'test',
    { config: false, root: PROJECT, watch: false, bail: 1, maxWorkers: 1, reporters: [SILENT], cache: false },
    { ...config, test: { ...config.test, projects: withPlugin(config.test?.projects ?? [], modules.plugin) } },
  );
  let database: Promise<Database> | null = null;
  const openOnce = () => (database ??= openDatabase(ON_POSTGRES.map((name) => vitest.getProjectByName(name))));

  async function runTests(
    tests: readonly string[],
  ): Promise<{ failed: string | null; msByTest: Record<string, number> }> {
    const msByTest: Record<string, number> = {};
    for (const name of TEST_PROJECTS) {
      const own = tests.filter((test) => projectOf(test) === name);
      if (own.length === 0) continue;
      const project = vitest.getProjectByName(name);
      const result = await vitest.runTestSpecifications(own.map((test) => project.createSpecification(pathOf(test))));
      const ran = result.testModules.filter(({ moduleId }) => own.some((test) => pathOf(test) === moduleId));
      for (const module of ran) msByTest[module.relativeModuleId] = msOf(module);
      const [unhandled] = result.unhandledErrors;
      const failed =
        firstFailure(ran) ?? (unhandled === undefined ? null : `an error nobody caught: ${messageOf(unhandled)}`);
      if (failed) return { failed, msByTest };
    }
    return { failed: null, msByTest };
  }

  async function run({ changed, tests }: Job, began: () => void): Promise<FromWorker> {
    const usesDatabase = (changed && isSql(changed.file)) || tests.some(needsDatabase);
    if (usesDatabase) {
      const refusal = await (await openOnce()).show(changed && isSql(changed.file) ? changed : null);
      if (refusal !== null) return { kind: 'invalid', because: refusal };
    }
    modules.show(changed);
    if (changed) vitest.invalidateFile(pathOf(changed.file));
    began();
    try {
      return { kind: 'ended', ...(await runTests(tests)) };
    } finally {
      modules.show(null);
      if (changed) vitest.invalidateFile(pathOf(changed.file));
    }
  }

  return {
    run,
    close: async () => {
      await vitest.close();
      await (await database)?.stop();
    },
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error || (typeof error === 'object' && error !== null && 'message' in error)
    ? String(error.message)
    : String(error);
}
