import { PLANS } from '@graha/domain/plans';

const FREE_CALLS = PLANS.free.callsPerPeriod.toLocaleString('en-US');

/** Every sentence of the doors: sign-up and sign-in. */
export const ACCOUNT_TEXT = {
  email: 'Work e-mail',
  password: 'Password',
  wheelTitle: (moment: string, place: string) => `Western wheel of ${moment} in ${place}`,
  imprint: 'AGPL-3.0. Positions by Swiss Ephemeris.',
  signUp: {
    title: 'Get your first key',
    lead: `${FREE_CALLS} calls a month, free. No card.`,
    workspace: 'Workspace',
    workspaceHint: 'Keys and credits belong to the workspace. You can invite others later.',
    passwordHint: 'At least 10 characters. A few unrelated words make a good one.',
    submit: 'Create workspace',
    pending: 'Creating workspace',
    privacy: 'We never store the births you send.',
    other: 'Have an account?',
    otherLink: 'Sign in',
  },
  signIn: {
    title: 'Sign in',
    lead: 'Back to your keys and credits.',
    submit: 'Sign in',
    pending: 'Signing in',
    other: 'New here?',
    otherLink: 'Get a key',
  },
  problem: {
    email: 'Write an e-mail address, such as asha@example.com.',
    passwordMissing: 'Write your password.',
    workspaceMissing: 'Give the workspace a name.',
    workspaceTooLong: 'Use at most 60 characters.',
    wrong: 'The address and the password do not go together.',
    taken: 'We could not open a workspace with this address and password. If you have an account, sign in instead.',
    tooMany: (wait: string) => `Too many attempts. Try again in ${wait}.`,
    broken: (requestId: string) => `Something broke on our side. Try again; if it stays, tell us ${requestId}.`,
  },
} as const;
