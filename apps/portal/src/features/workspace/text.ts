/** Every sentence of the shell. */
export const SHELL_TEXT = {
  skip: 'Skip to content',
  navigation: 'Workspace',
  openMenu: 'Open the menu',
  account: 'Your account',
  signOut: 'Sign out',
  docs: 'Docs',
  planOf: (name: string) => `${name} plan`,
  moonNow: (ayanamsa: string) => `Moon now, ${ayanamsa.charAt(0).toUpperCase()}${ayanamsa.slice(1)}`,
  breadcrumb: 'Where you are',
  tryAgain: 'Try again',
  errorBody: 'The rest of the workspace is not affected. If it stays, tell us this number.',
} as const;
