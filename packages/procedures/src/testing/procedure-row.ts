import { randomUUID } from 'node:crypto';
import { ROLES, type Role } from '@graha/domain/team/roles';
import type { Caller, Scene } from './scene.ts';
import type { Person, SceneWorkspace } from './scene-rows.ts';

/** The subject of a call: a workspace, one of its keys and members, and the result of `prepare`. */
export type Subject = SceneWorkspace & { found: string };

/** A procedure as called by its test, and the roles that may call it. */
export type ProcedureRow = {
  prepare?: (workspace: SceneWorkspace, caller: Person) => Promise<string>;
  call: (caller: Caller, subject: Subject) => Promise<unknown>;
  roles: readonly Role[];
  /** True if it concerns a person, in any workspace or none. */
  own?: true;
  /** True if it concerns nobody: a visitor without a session may call it. */
  isOpen?: true;
  /** True if an operator who views the workspace may not read it: personal data of people who are not members. */
  isPrivate?: true;
  /** Outcome of an allowed call if it is not `ok`. */
  ends?: string;
  /** Outcome for other roles if it is not `FORBIDDEN`. */
  endsForOthers?: string;
  /** Outcome for a person without a workspace if it differs. */
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
