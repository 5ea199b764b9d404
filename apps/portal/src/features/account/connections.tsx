'use client';

import { useMutation } from '@tanstack/react-query';
import { date } from '@graha/domain/format';
import type { ConnectionRow } from '@graha/auth/self/self';
import { Button } from '@graha/ui/button.tsx';
import { SettingsRow } from '@graha/ui/settings.tsx';
import { FailureNote, useTRPC } from '../../shared/trpc-client.tsx';
import { useOwnChanged } from './own-account.tsx';

const NAMES: Readonly<Record<string, string>> = { google: 'Google', github: 'GitHub' };
const nameOf = (provider: string): string =>
  provider.startsWith('sso:') ? 'Single sign-on of a workspace' : (NAMES[provider] ?? provider);

export function Connections({ connections }: { connections: ConnectionRow[] }) {
  const trpc = useTRPC();
  const changed = useOwnChanged();
  const remove = useMutation(
    trpc.profile.removeConnection.mutationOptions({
      onSuccess: () => changed('Removed. Signing in there with the same address adds it again.'),
    }),
  );
  return (
    <>
      <ul>
        {connections.map(({ id, provider, addedAt }) => (
          <li key={id} className="not-first:border-t not-first:border-line">
            <SettingsRow
              title={nameOf(provider)}
              detail={`Signs you in since ${date(addedAt)}.`}
              actions={
                <Button
                  size="sm"
                  aria-label={`Remove ${nameOf(provider)}`}
                  loading={remove.isPending && remove.variables.id === id}
                  loadingLabel="Removing"
                  onClick={() => remove.mutate({ id })}
                >
                  Remove
                </Button>
              }
            />
          </li>
        ))}
      </ul>
      {remove.error ? (
        <div className="px-4 pb-4 sm:px-5">
          <FailureNote error={remove.error} />
        </div>
      ) : null}
    </>
  );
}
