import { randomUUID } from 'node:crypto';
import { BUILDERS, type ProcedureRow } from './procedure-row.ts';
import type { SceneWorkspace } from './scene-rows.ts';
import { NO_ID, type Scene } from './scene.ts';

export const SOME_BIRTH = {
  reference: null,
  label: 'Asha Rao',
  tags: ['family'],
  birth: { year: 1995, month: 6, date: 21, hours: 14, minutes: 30, latitude: 12.97, longitude: 77.59, timezone: 5.5 },
};

/** Returns every procedure on stored births. */
export function birthRows(scene: Scene): Record<string, ProcedureRow> {
  const prepare = async (workspace: SceneWorkspace): Promise<string> => {
    const { births } = scene.callerAs('owner', {}, workspace);
    return (await births.store({ ...SOME_BIRTH, mutationId: randomUUID() })).birthId;
  };
  return {
    'births.list': { call: ({ births }) => births.list({ search: 'asha' }), roles: BUILDERS, isPrivate: true },
    'births.one': {
      call: ({ births }) => births.one({ birthId: NO_ID }),
      roles: BUILDERS,
      isPrivate: true,
      ends: 'birth_unknown',
    },
    'births.store': {
      call: ({ births }) => births.store({ ...SOME_BIRTH, mutationId: randomUUID() }),
      roles: BUILDERS,
    },
    'births.replace': {
      prepare,
      call: ({ births }, { found }) => births.replace({ ...SOME_BIRTH, label: 'Bela', birthId: found || NO_ID }),
      roles: BUILDERS,
    },
    'births.erase': {
      prepare,
      call: ({ births }, { found }) => births.erase({ birthId: found || NO_ID }),
      roles: BUILDERS,
    },
    'births.importPart': {
      call: ({ births }) =>
        births.importPart({
          importId: randomUUID(),
          partId: randomUUID(),
          header: null,
          records: [{ line: 1, text: '{}' }],
        }),
      roles: BUILDERS,
    },
  };
}
