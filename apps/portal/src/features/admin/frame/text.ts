/** Every sentence around the operator's rooms. */
export const ADMIN_TEXT = {
  place: 'Operator',
  navigation: 'Operator',
  workspace: 'Your workspace',
  errorBody: 'The other rooms are not affected. The log has more under this number.',
  confirm: {
    title: 'Confirm that it is you',
    lead: 'You signed in more than 12 hours ago. The operator’s rooms ask again after that.',
    start: 'Confirm',
    leave: 'Back to your workspace',
  },
} as const;
