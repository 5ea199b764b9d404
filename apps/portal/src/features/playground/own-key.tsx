'use client';

import { KeyRound } from '@graha/ui/icons/pages.tsx';
import { shownOf } from '@graha/procedures/keys/key';
import { Button, ButtonLink } from '@graha/ui/button.tsx';
import { Menu } from '@graha/ui/menu.tsx';
import type { HowToRun } from './run/run-mode.ts';

/** The key of the runs. It uses an existing key of the workspace and creates none. */
export function OwnKey({ how, mayMakeKeys }: { how: HowToRun; mayMakeKeys: boolean }) {
  const { key, keys } = how;
  return (
    <section aria-label="Key" className="flex flex-wrap items-center justify-between gap-3 p-4">
      <p className="min-w-48 flex-1 text-micro text-text-3">
        {key ? (
          <>
            Runs use the key <b className="font-medium text-text">{key.name}</b>{' '}
            <span className="font-mono">{shownOf(key)}</span>, with its scopes and its limit. In the lines above, set
            GRAHA_API_KEY to it: we keep only its hash.
          </>
        ) : (
          'Runs use a token of this page that lives for a minute. Your server uses a key.'
        )}
      </p>
      {keys?.length === 0 ? (
        mayMakeKeys ? (
          <ButtonLink href="/keys?create" size="sm" icon={<KeyRound aria-hidden="true" />}>
            Create a key
          </ButtonLink>
        ) : null
      ) : (
        <Menu
          trigger={
            <Button size="sm" disabled={keys === undefined} icon={<KeyRound aria-hidden="true" />}>
              {key ? 'Change key' : 'Use my own key'}
            </Button>
          }
          groups={[
            (keys ?? []).map((one) => ({
              label: (
                <>
                  {one.name} <span className="block font-mono text-micro text-text-3">{shownOf(one)}</span>
                </>
              ),
              detail: one.env,
              onSelect: () => how.chooseKey(one),
            })),
            ...(key ? [[{ label: 'Use the playground’s token', onSelect: () => how.chooseKey(null) }]] : []),
          ]}
        />
      )}
    </section>
  );
}
