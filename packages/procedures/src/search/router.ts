import { may, sightOf, type Action } from '@graha/domain/team/roles';
import { LENGTHS, Text } from '@graha/domain/core/typed-text';
import { searchKeys } from '@graha/store/keys/find-keys';
import { requestById } from '@graha/store/requests/request-log';
import { searchMembers } from '@graha/store/team/lists';
import { z } from 'zod';
import { searchable } from '../keys/filter.ts';
import { memberProcedure, router } from '../trpc/init.ts';

const FOUND_MAX = 6;
/** Request ids are at least this long. */
const ID_LENGTH_MIN = 6;

export const searchRouter = router({
  /**
   * Searches keys by name or shown part, members by name or address, and the request with this id, within the rights of the role.
   */
  find: memberProcedure('workspace.read')
    .input(z.strictObject({ text: Text.trim().min(2).max(LENGTHS.search).transform(searchable) }))
    .query(async ({ ctx, input: { text } }) => {
      const mayDo = (action: Action) => may(sightOf(ctx), action);
      const isId = text.length >= ID_LENGTH_MIN && !/\s/.test(text);
      const sought = { text, limit: FOUND_MAX };
      const [keys, members, request] = await Promise.all([
        mayDo('keys.read') ? searchKeys(ctx, sought) : [],
        mayDo('team.read') ? searchMembers(ctx, sought) : [],
        isId && mayDo('requests.read') ? requestById(ctx, { requestId: text }) : null,
      ]);
      return { keys, members, request: request && shownOf(request) };
    }),
});

const shownOf = ({ requestId, operation, status, at }: NonNullable<Awaited<ReturnType<typeof requestById>>>) => ({
  requestId,
  operation,
  status,
  at,
});
