import { expect, test, vi } from 'vitest';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { Browser, codeOf } from '@graha/auth/testing/browser';
import { PasskeyDevice } from '@graha/auth/testing/passkey-device';
import { actionNames } from '../../server/action-names.ts';
import { auth } from '../../server/auth.ts';
import {
  PASSWORD,
  callerOf,
  grownBy,
  openScene,
  signedIn,
  tokenFor,
  usePortal,
  type Scene,
} from '../../server/testing/portal-scene.ts';

const afterwards: Promise<unknown>[] = [];
let sent = new Headers();
vi.mock('next/server', () => ({ after: (work: () => Promise<unknown>) => void afterwards.push(work()) }));
vi.mock('next/headers', () => ({ headers: async () => sent }));

const actions = await import('./actions.ts');

const own = usePortal(createTestDatabase);

const settle = () => Promise.all(afterwards.splice(0));
const NONE = { count: 0 };
const NEXT_PASSWORD = 'harbour thistle 41';

function formOf(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

/** Makes `browser` the sender; by default one that has sent nothing before. */
const as = (browser = new Browser()): void => void (sent = browser.headers);

type Row = {
  /** Sets the acting browser and returns the call. */
  prepare: (scene: Scene) => Promise<() => Promise<unknown>>;
  /** Rows that may exist twice, and the reason why that does no harm. */
  mayDouble?: { names: readonly string[]; because: string };
};
const ENTRY = {
  names: ['identity.session'],
  because: 'Each entry is a session; the account page lists and ends them.',
};

const addressOf = ({ mutationId }: Scene): string => `${mutationId}@elsewhere.example`;
const signUpForm = (scene: Scene) =>
  formOf({ email: addressOf(scene), password: PASSWORD, workspace: 'Nadir Tools', next: '/overview' });

/** Signs up in the browser, which then waits for its mail. */
async function waiting(scene: Scene): Promise<void> {
  const body = { email: addressOf(scene), password: PASSWORD, workspace: 'Nadir Tools', nextPath: '/overview' };
  const browser = new Browser();
  await browser.send((given) => auth().api.beginSignUp({ body, ...given }));
  as(browser);
}

const ROWS: Record<string, Row> = {
  signUpAction: {
    prepare: async (scene) => {
      as();
      return () => actions.signUpAction(NONE, signUpForm(scene));
    },
  },
  ssoAction: {
    prepare: async (scene) => {
      as();
      return () => actions.ssoAction(NONE, formOf({ email: addressOf(scene), next: '/keys' }));
    },
  },
  sendAgainAction: {
    prepare: async (scene) => {
      await waiting(scene);
      return () => actions.sendAgainAction();
    },
  },
  verifyAction: {
    prepare: async (scene) => {
      await waiting(scene);
      await actions.sendAgainAction();
      await settle();
      const token = decodeURIComponent(await tokenFor(scene, addressOf(scene), '/verify\\?token='));
      return () => actions.verifyAction(NONE, formOf({ token }));
    },
    mayDouble: ENTRY,
  },
  signInAction: {
    prepare: async ({ owner: { email } }) => {
      as();
      return () => actions.signInAction(NONE, formOf({ email, password: PASSWORD, next: '/keys' }));
    },
    mayDouble: ENTRY,
  },
  joinAction: {
    prepare: async (scene) => {
      await (await callerOf(scene.owner)).team.invite({ email: addressOf(scene), role: 'developer' });
      const token = await tokenFor(scene, addressOf(scene), '/invitations/');
      as();
      return () => actions.joinAction(NONE, formOf({ token, password: PASSWORD }));
    },
    mayDouble: ENTRY,
  },
  enterCodeAction: {
    prepare: async ({ owner: { browser, email } }) => {
      const body = { password: PASSWORD, method: 'totp' } as const;
      const begun = await browser.send((given) => auth().api.enableTwoFactor({ body, ...given }));
      if (begun.method !== 'totp') throw new Error('no secret');
      await browser.send((given) => auth().api.verifyTOTP({ body: { code: codeOf(begun.totpURI) }, ...given }));
      as(await signedIn(email));
      const code = codeOf(begun.totpURI, Date.now() + 30_000);
      return () => actions.enterCodeAction(NONE, formOf({ kind: 'app', code, next: '/keys' }));
    },
  },
  forgotAction: {
    prepare: async ({ owner: { email } }) => {
      as();
      return () => actions.forgotAction(NONE, formOf({ email }));
    },
  },
  resetAction: {
    prepare: async (scene) => {
      as();
      await actions.forgotAction(NONE, formOf({ email: scene.owner.email }));
      await settle();
      const token = decodeURIComponent(await tokenFor(scene, scene.owner.email, '/reset\\?token='));
      return () => actions.resetAction(NONE, formOf({ token, password: NEXT_PASSWORD }));
    },
  },
  beginPasskeySignIn: {
    prepare: async () => {
      as();
      return () => actions.beginPasskeySignIn();
    },
    mayDouble: { names: ['identity.verification'], because: 'A challenge of five minutes that makes nothing.' },
  },
  finishPasskeySignIn: {
    prepare: async ({ owner: { browser } }) => {
      const device = new PasskeyDevice();
      const { api } = auth();
      const asked = await browser.send((given) => api.generatePasskeyRegistrationOptions({ query: {}, ...given }));
      const body = { name: 'Phone', response: device.register(asked) };
      await browser.send((given) => api.verifyPasskeyRegistration({ body, ...given }));
      const other = new Browser();
      const options = await other.send((given) => api.generatePasskeyAuthenticationOptions({ ...given }));
      as(other);
      return () => actions.finishPasskeySignIn(device.enter(options), '/keys');
    },
  },
};

/** Returns the page that an action redirects to, or its answer. */
const outcomeOf = (call: () => Promise<unknown>): Promise<string> =>
  call().then(
    (answer) => JSON.stringify(answer) ?? 'nothing',
    (error: unknown) => String(error instanceof Error && 'digest' in error ? error.digest : error),
  );

async function called(row: Row, times: number) {
  const call = await row.prepare(await openScene(own.root));
  const { outcomes, grown } = await grownBy(
    own.root,
    settle,
    Array.from({ length: times }, () => () => outcomeOf(call)),
  );
  for (const name of row.mayDouble?.names ?? []) delete grown[name];
  return { outcomes, grown };
}

test('every server action has a row', () => expect(Object.keys(ROWS).toSorted()).toEqual(actionNames()));

test.each(Object.entries(ROWS))('%s twice at once ends as once', async (_, row) => {
  const once = await called(row, 1);
  const twice = await called(row, 2);
  expect(twice.grown).toEqual(once.grown);
  const shape = /^(?:\{|nothing|NEXT_REDIRECT)(?!.*Something broke)/;
  for (const outcome of [...once.outcomes, ...twice.outcomes]) expect(outcome).toMatch(shape);
});

const FOREIGN: readonly (readonly unknown[])[] = [
  [],
  [null, null],
  [{ count: 'a' }, {}],
  [7, 'email'],
  [{}, ['email']],
];

test.each(actionNames())('%s answers arguments that no form of ours sends', async (name) => {
  as();
  // Safe: anybody can call an action with any arguments.
  const action = Object(actions)[name] as (...args: readonly unknown[]) => Promise<unknown>;
  for (const args of FOREIGN)
    expect(await outcomeOf(() => action(...args))).toMatch(/^(?:\{|nothing|NEXT_REDIRECT)(?!.*Something broke)/);
});
