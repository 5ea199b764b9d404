import { randomUUID } from 'node:crypto';
import { OUR_PASSWORD as password } from '@graha/auth/testing/own-account';
import { EVERYONE, invite, type ProcedureRow } from './procedure-row.ts';
import { insertConnection, insertOwned, type Person } from './scene-rows.ts';
import { NO_ID, OURS, THEIRS, type Scene } from './scene.ts';
import { query } from '@graha/store/postgres/query';

const own = (call: ProcedureRow['call'], more: Partial<ProcedureRow> = {}): ProcedureRow => ({
  call,
  roles: EVERYONE,
  own: true,
  ...more,
});
const open = (call: ProcedureRow['call']): ProcedureRow => ({ call, roles: EVERYONE, own: true, isOpen: true });

/** Ends of allowed calls that lack something on this account: a code, a device's answer, a second factor. */
const LACKS = { ends: 'BAD_REQUEST' } as const;
const PASSKEY = {
  id: 'x',
  rawId: 'x',
  type: 'public-key',
  response: { clientDataJSON: 'e30', attestationObject: 'oA' },
};

/** Returns every procedure for a person, in any workspace or none, and the ones open to visitors. */
export function personRows(scene: Scene): Record<string, ProcedureRow> {
  const withOwned: ProcedureRow['prepare'] = (_workspace, caller) => insertOwned(scene.pools.owner, caller);
  async function tokenTo({ email }: Person): Promise<string> {
    await invite(scene, THEIRS, email);
    const { rows } = await query(
      scene.pools.owner,
      "SELECT text FROM identity.mail WHERE to_address = $1 AND kind = 'invitation' ORDER BY id DESC LIMIT 1",
      [email],
    );
    return /\/invitations\/([\w.-]+)/.exec(rows[0]?.text ?? '')?.[1] ?? '';
  }
  return {
    'status.subscribe': open(({ status }) => status.subscribe({ email: 'asha@elsewhere.example' })),
    'status.confirm': { ...open(({ status }) => status.confirm({ token: NO_ID })), ends: 'NOT_FOUND' },
    'status.unsubscribe': open(({ status }) => status.unsubscribe({ token: NO_ID })),
    'playground.places': open(({ playground }) => playground.places({ text: '' })),
    'playground.clocks': open(({ playground }) => playground.clocks({ timezone: 'UTC', longitude: 0 })),
    'playground.zone': open(({ playground }) =>
      playground.zone({ timezone: '0', year: 2000, month: 1, date: 1, hours: 0, minutes: 0, seconds: 0 }),
    ),
    'playground.openRuns': open(({ playground }) => playground.openRuns()),
    'playground.runOpenly': open(({ playground }) =>
      playground.runOpenly({ operation: 'panchang/sun-times', body: '{}', attemptId: randomUUID() }),
    ),
    'apps.request': own(({ apps }) => apps.request({ query: '' })),
    'apps.allow': own(
      ({ apps }) => apps.allow({ query: '', tenantId: OURS.tenantId, monthlyCreditsMax: 1, mutationId: randomUUID() }),
      {
        ends: 'app_request_invalid',
      },
    ),
    'apps.list': own(({ apps }) => apps.list()),
    'apps.revoke': own(({ apps }) => apps.revoke({ keyId: NO_ID }), { ends: 'own_unknown' }),
    'devices.request': own(({ devices }) => devices.request({ userCode: 'BCDF-GHJK' })),
    'devices.allow': own(
      ({ devices }) =>
        devices.allow({ userCode: '', tenantId: OURS.tenantId, name: 'Desk', env: 'test', monthlyCreditsMax: 1 }),
      { ends: 'device_request_gone' },
    ),
    'devices.deny': own(({ devices }) => devices.deny({ userCode: 'BCDF-GHJK' }), { ends: 'device_request_gone' }),
    'profile.read': own(({ profile }) => profile.read()),
    'profile.rename': own(({ profile }) => profile.rename({ name: 'Asha' })),
    'profile.sendVerification': own(({ profile }) => profile.sendVerification()),
    'profile.changeAddress': own(({ profile }) => profile.changeAddress({ email: 'a@orbit.example', password })),
    'profile.changePassword': own(({ profile }) => profile.changePassword({ password, next: 'harbour thistle 41' })),
    'profile.confirm': own(({ profile }) => profile.confirm({ password })),
    'profile.beginTwoFactor': own(({ profile }) => profile.beginTwoFactor({ password })),
    'profile.finishTwoFactor': own(({ profile }) => profile.finishTwoFactor({ code: '000 000' }), LACKS),
    'profile.endTwoFactor': own(({ profile }) => profile.endTwoFactor({ password })),
    'profile.newBackupCodes': own(({ profile }) => profile.newBackupCodes({ password }), { ends: 'own_unknown' }),
    'profile.beginPasskey': own(({ profile }) => profile.beginPasskey()),
    'profile.finishPasskey': own(({ profile }) => profile.finishPasskey({ name: 'Phone', response: PASSKEY }), LACKS),
    'profile.renamePasskey': own(({ profile }, { found }) => profile.renamePasskey({ id: found, name: 'Phone' }), {
      prepare: withOwned,
    }),
    'profile.removePasskey': own(({ profile }, { found }) => profile.removePasskey({ id: found }), {
      prepare: withOwned,
    }),
    'profile.removeConnection': own(({ profile }, { found }) => profile.removeConnection({ id: found }), {
      prepare: (_workspace, caller) => insertConnection(scene.pools.owner, caller),
    }),
    'profile.endSession': own(({ profile }, { found }) => profile.endSession({ id: found }), { prepare: withOwned }),
    'profile.endOtherSessions': own(({ profile }) => profile.endOtherSessions()),
    'profile.deletion': own(({ profile }) => profile.deletion()),
    'profile.deletionDueAt': own(({ profile }) => profile.deletionDueAt()),
    'profile.requestDeletion': own(({ profile }) => profile.requestDeletion({ typed: '', password }), LACKS),
    'profile.withdrawDeletion': own(({ profile }) => profile.withdrawDeletion()),
    'profile.endAllSessions': own(({ profile }) => profile.endAllSessions()),
    'team.accept': own(({ team }, { found }) => team.accept({ token: found }), {
      prepare: (_workspace, caller) => tokenTo(caller),
    }),
    'team.workspaces': own(({ team }) => team.workspaces()),
    'team.switchTo': own(({ team }, { tenantId }) => team.switchTo({ tenantId }), {
      endsForStranger: 'tenant_unknown',
    }),
    'team.createWorkspace': own(({ team }) => team.createWorkspace({ mutationId: randomUUID(), name: 'Perigee' })),
  };
}
