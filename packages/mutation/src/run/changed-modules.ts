import type { Plugin } from 'vitest/config';
import type { ChangedFile } from './messages.ts';

export type ChangedModules = { plugin: Plugin; show: (changed: ChangedFile | null) => void };

/**
 * Gives Vitest the changed text instead of the file on disk.
 * @param pathOf the absolute path of a file of the repository, with `/`
 */
export function changedModules(pathOf: (file: string) => string): ChangedModules {
  let changed: { path: string; text: string } | null = null;
  return {
    plugin: {
      name: 'graha-mutant',
      enforce: 'pre',
      load: (id) => (changed && id.split('?')[0] === changed.path ? changed.text : null),
    },
    show: (next) => {
      changed = next && { path: pathOf(next.file), text: next.text };
    },
  };
}
