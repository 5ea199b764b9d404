/** Every sentence of the machine's rooms. */
export const MACHINE_TEXT = {
  noSuchStop: 'This workspace has no such step in its history. Pick another one from its timeline.',
  noSuchProjection: 'There is no projection of this name. Pick one from the list.',
  loading: 'Loading',
  more: 'Show older',
  stale: 'This could not be read just now. We are trying again.',
  any: { type: 'Every event', actor: 'Everybody', status: 'Every state' },
} as const;
