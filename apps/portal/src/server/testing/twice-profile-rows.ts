import { randomUUID } from 'node:crypto';
import { codeOf } from '@graha/auth/testing/browser';
import { PasskeyDevice } from '@graha/auth/testing/passkey-device';
import { insertConnection } from '@graha/procedures/testing/scene-rows';
import { auth } from '../auth.ts';
import { callerOf, PASSWORD, type Row, type Scene, signedIn } from './portal-scene.ts';
import { query } from '@graha/store/postgres/query';

async function beginTwoFactor(scene: Scene): Promise<void> {
  const body = { password: PASSWORD, method: 'totp' } as const;
  const begun = await scene.owner.browser.send((sent) => auth().api.enableTwoFactor({ body, ...sent }));
  if (begun.method !== 'totp') throw new Error('no secret');
  scene.found = codeOf(begun.totpURI);
}
export async function withTwoFactor(scene: Scene): Promise<void> {
  await beginTwoFactor(scene);
  await scene.owner.browser.send((sent) => auth().api.verifyTOTP({ body: { code: scene.found }, ...sent }));
}
async function askedForPasskey(scene: Scene): Promise<void> {
  const asked = await scene.owner.browser.send((sent) =>
    auth().api.generatePasskeyRegistrationOptions({ query: {}, ...sent }),
  );
  scene.found = JSON.stringify(new PasskeyDevice().register(asked));
}
async function withPasskey(scene: Scene): Promise<void> {
  scene.found = randomUUID();
  await scene.root.query(
    `INSERT INTO identity.passkey (id, name, public_key, user_id, credential_id, counter, device_type, backed_up)
     VALUES ($1, 'Phone', 'x', $2, $1, 0, 'singleDevice', false)`,
    [scene.found, scene.owner.userId],
  );
}
async function anotherSession(scene: Scene): Promise<void> {
  const { rows } = await query(
    scene.root,
    `INSERT INTO identity.session (id, token, user_id, expires_at)
     VALUES ($1, $1, $2, now() + interval '1 day') RETURNING id`,
    [randomUUID(), scene.owner.userId],
  );
  scene.found = rows[0]?.id ?? '';
}
const noVerified = ({ root, owner }: Scene) =>
  root.query('UPDATE identity.user SET email_verified = false WHERE id = $1', [owner.userId]);

/** Every mutation of a person's own account, with a valid input. */
export const PROFILE_ROWS: Record<string, Row> = {
  'profile.rename': { call: (caller) => caller.profile.rename({ name: 'Asha' }) },
  'profile.sendVerification': { prepare: noVerified, call: (caller) => caller.profile.sendVerification() },
  'profile.changeAddress': {
    call: (caller, { mutationId }) =>
      caller.profile.changeAddress({ email: `${mutationId}@orbit.example`, password: PASSWORD }),
  },
  'profile.changePassword': {
    call: (caller) => caller.profile.changePassword({ password: PASSWORD, next: 'harbour thistle 41' }),
  },
  'profile.confirm': { call: (caller) => caller.profile.confirm({ password: PASSWORD }) },
  'profile.beginTwoFactor': { call: (caller) => caller.profile.beginTwoFactor({ password: PASSWORD }) },
  'profile.finishTwoFactor': {
    prepare: beginTwoFactor,
    call: (caller, { found }) => caller.profile.finishTwoFactor({ code: found }),
  },
  'profile.endTwoFactor': {
    prepare: withTwoFactor,
    call: (caller) => caller.profile.endTwoFactor({ password: PASSWORD }),
  },
  'profile.newBackupCodes': {
    prepare: withTwoFactor,
    call: (caller) => caller.profile.newBackupCodes({ password: PASSWORD }),
  },
  'profile.beginPasskey': {
    call: (caller) => caller.profile.beginPasskey(),
    mayDouble: { names: ['identity.verification'], because: 'A challenge of five minutes that makes nothing.' },
  },
  'profile.finishPasskey': {
    prepare: askedForPasskey,
    call: (caller, { found }) => caller.profile.finishPasskey({ name: 'Phone', response: JSON.parse(found) }),
  },
  'profile.renamePasskey': {
    prepare: withPasskey,
    call: (caller, { found }) => caller.profile.renamePasskey({ id: found, name: 'Laptop' }),
  },
  'profile.removePasskey': {
    prepare: withPasskey,
    call: (caller, { found }) => caller.profile.removePasskey({ id: found }),
  },
  'profile.removeConnection': {
    prepare: async (scene) => {
      scene.found = await insertConnection(scene.root, scene.owner);
    },
    call: (caller, { found }) => caller.profile.removeConnection({ id: found }),
  },
  'profile.endSession': {
    prepare: anotherSession,
    call: (caller, { found }) => caller.profile.endSession({ id: found }),
  },
  'profile.endOtherSessions': {
    prepare: anotherSession,
    call: (caller) => caller.profile.endOtherSessions(),
  },
  'profile.endAllSessions': { prepare: anotherSession, call: (caller) => caller.profile.endAllSessions() },
  'profile.requestDeletion': {
    call: (caller, { owner }) => caller.profile.requestDeletion({ typed: owner.email, password: PASSWORD }),
  },
  'profile.withdrawDeletion': {
    prepare: async (scene) => {
      await (await callerOf(scene.owner)).profile.requestDeletion({ typed: scene.owner.email, password: PASSWORD });
      scene.owner.browser = await signedIn(scene.owner.email);
    },
    call: (caller) => caller.profile.withdrawDeletion(),
  },
};
