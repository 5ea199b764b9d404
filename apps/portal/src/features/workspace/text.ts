/** Every sentence of the shell. */
export const SHELL_TEXT = {
  skip: 'Skip to content',
  navigation: 'Workspace',
  openMenu: 'Open the menu',
  account: 'Your account',
  signOut: 'Sign out',
  docs: 'Docs',
  planOf: (name: string) => `${name} plan`,
  breadcrumb: 'Where you are',
  tryAgain: 'Try again',
  errorBody: 'The rest of the workspace is not affected. Nothing was charged for looking at this page.',
} as const;
