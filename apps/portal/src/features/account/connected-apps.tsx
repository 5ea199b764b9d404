'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AppRouter } from '@graha/procedures/router/root';
import type { inferRouterOutputs } from '@trpc/server';
import { ago, date } from '@graha/domain/core/format';
import { Button } from '@graha/ui/button.tsx';
import { focusMain } from '@graha/ui/focus-main.ts';
import { SettingsRow } from '@graha/ui/settings.tsx';
import { useToast } from '@graha/ui/toast.tsx';
import { FailureNote, useTRPC } from '../../shared/trpc-client.tsx';

export type Apps = inferRouterOutputs<AppRouter>['apps']['list'];

/** Apps connected by OAuth. Each has its own key, which the workspace's pages show under the name of the app. */
export function ConnectedApps({ initial, now }: { initial: Apps; now: Date }) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const { data } = useQuery(trpc.apps.list.queryOptions(undefined, { initialData: initial }));
  const revoke = useMutation(
    trpc.apps.revoke.mutationOptions({
      onSuccess: () => {
        toast({ text: 'Disconnected. Its next call is refused.' });
        focusMain();
      },
      onSettled: () => queries.invalidateQueries({ queryKey: trpc.apps.list.queryKey() }),
    }),
  );
  if (data.length === 0)
    return (
      <p className="px-4 py-3.5 text-text-2 sm:px-5">No app. An assistant asks you here when it connects to /mcp.</p>
    );
  return (
    <>
      <ul>
        {data.map((app) => (
          <li key={app.keyId} className="not-first:border-t not-first:border-line">
            <SettingsRow
              title={app.name}
              detail={`${app.workspace} pays. Connected ${ago(app.connectedAt, now)}, ${
                app.lastUsedAt ? `last call ${date(app.lastUsedAt)}` : 'no call yet'
              }`}
              actions={
                <Button
                  size="sm"
                  aria-label={`Disconnect ${app.name}`}
                  loading={revoke.isPending && revoke.variables.keyId === app.keyId}
                  loadingLabel="Ending"
                  onClick={() => revoke.mutate({ keyId: app.keyId })}
                >
                  Disconnect
                </Button>
              }
            />
          </li>
        ))}
      </ul>
      {revoke.error ? (
        <div className="px-4 pb-4 sm:px-5">
          <FailureNote error={revoke.error} />
        </div>
      ) : null}
    </>
  );
}
