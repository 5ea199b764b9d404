import { LENGTHS, Text } from '@graha/domain/typed-text';
import type { CommandContext } from '@graha/store/postgres/context';
import { accountOf } from '@graha/store/requests/usage';
import { openOwnedTenant } from '@graha/store/tenants/user-log';

export const WorkspaceName = Text.max(LENGTHS.name, 'Use at most 60 characters.')
  .trim()
  .min(1, 'Give the workspace a name.');

/** Opens the account of a workspace that has none yet. */
export async function openWorkspace(ctx: CommandContext, input: { name: string; ownerUserId: string }): Promise<void> {
  if (!(await accountOf(ctx))) await openOwnedTenant(ctx, input);
}
