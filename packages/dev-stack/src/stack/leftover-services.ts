import { join } from 'node:path';
import { z } from 'zod';
import { identityOfProcess, isStillThere, signalGroup, waitUntil } from '../process-identity.ts';
import { readJson, writePrivateJson } from './private-file.ts';
import type { Service } from './service.ts';

const Identities = z.array(z.string());
const fileOf = (dataDir: string) => join(dataDir, 'services.json');

/** Records the services, so that the next start can find them if this one and its guard are both killed. */
export function noteServices(dataDir: string, services: readonly Pick<Service, 'pid'>[]): void {
  const identities = services.flatMap(({ pid }) => (pid === null ? [] : [identityOfProcess(pid)]));
  writePrivateJson(
    fileOf(dataDir),
    identities.filter((identity) => identity !== null),
  );
}

export async function stopLeftoverServices(dataDir: string): Promise<void> {
  const noted = Identities.safeParse(readJson(fileOf(dataDir))).data ?? [];
  const left = noted.filter(isStillThere);
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    for (const identity of left.filter(isStillThere)) signalGroup(Number(identity.split(' ')[0]), signal);
    if (await waitUntil(() => !left.some(isStillThere), 5_000)) return;
  }
}
