/** Sentences that the machine's rooms share. */
export const MACHINE_TEXT = {
  noSuchStop: 'This workspace has no such step in its history. Pick another one from its timeline.',
  noSuchProjection: 'There is no projection of this name. Pick one from the list.',
  loading: 'Loading',
  more: 'Show older',
  cancel: 'Cancel',
  stale: 'This could not be read just now. We are trying again.',
  notTaken: 'Nothing was asked for.',
  noTenant: 'no workspace',
  tenant: {
    label: 'Workspace',
    placeholder: 'Workspace, by name or id',
    none: 'No workspace has this in its name, or this id.',
    clear: 'Every workspace',
    loading: 'Looking',
  },
} as const;
