import { randomUUID } from 'node:crypto';
import { ROLES, type Role } from '@graha/domain/team/roles';
import type { Caller, Scene } from './scene.ts';
import type { Person, SceneWorkspace } from './scene-rows.ts';

/** What a call is about: a workspace, one of its keys and members, and what `prepare` made. */
export type Subject = SceneWorkspace & { found: string };

/** A procedure as its test calls it, and the roles that may. */
export type ProcedureRow = {
  prepare?: (workspace: SceneWorkspace, caller: Person) => Promise<string>;
  call: (caller: Caller, subject: Subject) => Promise<unknown>;
  roles: readonly Role[];
  /** It concerns a person, in any workspace or none. */
  own?: true;
  /** It concerns nobody: a visitor without a session may call it. */
  isOpen?: true;
  /** What an allowed call ends in, where it is not `ok`. */
  ends?: string;
  /** What it ends in for other roles, where that is not `FORBIDDEN`. */
  endsForOthers?: string;
  /** What it ends in for a person without a workspace, where that differs. */
  endsForStranger?: string;
};

export const EVERYONE = ROLES;
export const OWNER: Role[] = ['owner'];
export const MANAGERS: Role[] = ['owner', 'admin'];
export const BUILDERS: Role[] = ['owner', 'admin', 'developer'];

export async function invite(
  scene: Scene,
  workspace: SceneWorkspace,
  email = `${randomUUID()}@elsewhere.example`,
): Promise<string> {
  const { team } = scene.callerAs('owner', {}, workspace);
  await team.invite({ email, role: 'viewer' });
  return (await team.list()).invitations.find((invitation) => invitation.email === email)?.id ?? '';
}
