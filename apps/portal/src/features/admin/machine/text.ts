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
    placeholder: 'Workspace: name, e-mail or id',
    none: 'No workspace has this in its name, this id, or a member with this e-mail.',
    clear: 'Every workspace',
    loading: 'Looking',
  },
} as const;
