import { askDevice } from '@graha/auth/connect/device-authorization';
import { DEVICE_GRANT } from '@graha/auth/connect/device-exchange';
import { exchangeToken } from '@graha/auth/connect/token-exchange';
import { listKeys, type KeyListItem } from '@graha/store/keys/key-list';
import { SERVER } from './app-scene.ts';
import { OURS, type useScene } from './scene.ts';

export const PROGRAM = 'graha-cli';

/** Performs the part of a program that signs in by a device code, and the answer of a person, in the workspaces of a scene. */
export function deviceScene(scene: ReturnType<typeof useScene>) {
  const ctx = () => ({ db: scene.pools.db, identity: scene.pools.identity, requestId: 'req_1' });
  async function ask(form: Record<string, string> = {}) {
    const { status, body } = await askDevice(ctx(), new URLSearchParams({ client_id: PROGRAM, host: 'desk', ...form }), SERVER); // prettier-ignore
    const { device_code, user_code } = Object(body);
    return { status, body, deviceCode: String(device_code), userCode: String(user_code) };
  }
  const poll = (deviceCode: string, form: Record<string, string> = {}, on = ctx()) =>
    exchangeToken(on, new URLSearchParams({ client_id: PROGRAM, grant_type: DEVICE_GRANT, device_code: deviceCode, ...form }), SERVER); // prettier-ignore
  const errorOf = async (...polled: Parameters<typeof poll>): Promise<string> =>
    String(Object((await poll(...polled)).body).error);
  const answer = (userCode: string, tenantId: string, name = 'Graha command line on desk') => ({
    userCode,
    tenantId,
    name,
    env: 'live' as const,
    monthlyCreditsMax: 1_000,
  });
  const allow = (userCode: string, who: Parameters<typeof scene.callerAs>[0] = 'developer', workspace = OURS) =>
    scene.callerAs(who, {}, workspace).devices.allow(answer(userCode, workspace.tenantId));
  /** The keys of a workspace that its scene did not open with. */
  const keysOf = async ({ tenantId, keyId }: Pick<typeof OURS, 'tenantId' | 'keyId'>): Promise<KeyListItem[]> =>
    (await listKeys({ db: scene.pools.db, tenantId })).filter((key) => key.keyId !== keyId);
  /** Lets an interval pass for every waiting program. */
  const letPass = (seconds: number) =>
    scene.pools.owner.query(
      `UPDATE identity.device_request SET polled_at = polled_at - make_interval(secs => $1),
         expires_at = expires_at - make_interval(secs => $1)`,
      [seconds],
    );
  return { ctx, ask, poll, errorOf, answer, allow, keysOf, letPass };
}
