'use client';

import { useMutation } from '@tanstack/react-query';
import { date } from '@graha/domain/core/format';
import type { ConnectionRow } from '@graha/auth/self/self';
import type { ProviderId } from '@graha/auth/core/providers';
import { Button } from '@graha/ui/button.tsx';
import { buttonStyle } from '@graha/ui/button-style.ts';
import { focusMain } from '@graha/ui/focus-main.ts';
import { SettingsRow } from '@graha/ui/settings.tsx';
import { FailureNote, useTRPC } from '../../shared/trpc-client.tsx';
import { useOwnChanged } from './own-account.tsx';

const NAMES: Readonly<Record<string, string>> = { google: 'Google', github: 'GitHub' };
const nameOf = (provider: string): string =>
  provider.startsWith('sso:') ? 'Single sign-on of a workspace' : (NAMES[provider] ?? provider);

export function Connections({ connections, offered }: { connections: ConnectionRow[]; offered: ProviderId[] }) {
  const trpc = useTRPC();
  const changed = useOwnChanged();
  const remove = useMutation(
    trpc.profile.removeConnection.mutationOptions({
      onSuccess: () => {
        changed('Removed. A service that gives out your address is added again if you sign in there.');
        focusMain();
      },
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
        {offered
          .filter((id) => connections.every(({ provider }) => provider !== id))
          .map((id) => (
            <li key={id} className="not-first:border-t not-first:border-line">
              <SettingsRow
                title={nameOf(id)}
                detail="Sign in there once to link it to this account."
                actions={
                  <a href={`/api/providers/${id}?link`} className={buttonStyle({ size: 'sm' })}>
                    Link {nameOf(id)}
                  </a>
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
