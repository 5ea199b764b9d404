import { isDeepStrictEqual } from 'node:util';
import type { Profile, Self } from '../self/self.ts';

export const OUR_PASSKEY = '3b8f6f0b-7a11-4e0e-9e5a-7b0c0f860f25';
export const OUR_OTHER_SESSION = '6f1c2b3a-5d4e-4f60-8a7b-9c0d1e2f3a4b';
export const OUR_PASSWORD = 'lamp orchard nine';

const MOMENT = new Date('2026-11-20T08:14:02Z');

const profile = (): Profile => ({
  name: 'asha',
  email: 'asha@nadir.tools',
  isVerified: true,
  hasTwoFactor: false,
  backupCodesLeft: null,
  passkeys: [{ id: OUR_PASSKEY, name: 'Work laptop', addedAt: MOMENT }],
  sessions: [
    { id: 'session-1', device: 'Firefox on Linux', signedInAt: MOMENT, seenAt: MOMENT, isCurrent: true },
    { id: OUR_OTHER_SESSION, device: 'Chrome on Android', signedInAt: MOMENT, seenAt: MOMENT, isCurrent: false },
  ],
});

/** An account in memory with one passkey and one other session; its password is `OUR_PASSWORD`, its code 000000. */
export function memorySelf(): Self {
  const mine = profile();
  const guarded = <Answer>(password: string, answer: Answer) =>
    Promise.resolve(password === OUR_PASSWORD ? answer : ('wrong' as const));
  const ownPasskey = (id: string) => mine.passkeys.find((passkey) => passkey.id === id);
  return {
    read: async () => structuredClone(mine),
    rename: async (name) => void (mine.name = name),
    sendVerification: async () => 'sent',
    changeAddress: (_newAddress, password) => guarded(password, 'sent' as const),
    changePassword: (current) => guarded(current, 'done' as const),
    confirm: async ({ password, code }) => {
      if (mine.hasTwoFactor && code !== '000000') return 'wrong-code';
      return guarded(password, 'done' as const);
    },
    beginTwoFactor: (password) =>
      guarded(password, { uri: 'otpauth://totp/Graha:asha?secret=GEZDGNBVGY3TQOJQ&issuer=Graha', backupCodes: ['a'] }),
    finishTwoFactor: async (code) => {
      if (code !== '000000') return 'wrong';
      mine.hasTwoFactor = true;
      return 'done';
    },
    endTwoFactor: (password) => guarded(password, 'done' as const),
    newBackupCodes: (password) => guarded(password, ['b']),
    beginPasskey: async () => ({ challenge: 'c' }),
    finishPasskey: async (_name, response) => isDeepStrictEqual(response, passkeyAnswer('right')),
    renamePasskey: async (id, name) => {
      const passkey = ownPasskey(id);
      if (passkey) passkey.name = name;
      return passkey !== undefined;
    },
    removePasskey: async (id) => {
      const found = ownPasskey(id) !== undefined;
      mine.passkeys = mine.passkeys.filter((passkey) => passkey.id !== id);
      return found;
    },
    endSession: async (id) => {
      const found = mine.sessions.some((session) => session.id === id && !session.isCurrent);
      mine.sessions = mine.sessions.filter((session) => session.isCurrent || session.id !== id);
      return found;
    },
    endOtherSessions: async () => void (mine.sessions = mine.sessions.filter(({ isCurrent }) => isCurrent)),
  };
}

/** An answer of a device. */
export const passkeyAnswer = (id: string) => ({
  id,
  rawId: id,
  type: 'public-key',
  response: { clientDataJSON: 'e30', attestationObject: 'oA' },
});
