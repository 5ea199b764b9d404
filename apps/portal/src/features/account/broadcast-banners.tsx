'use client';

import { useSyncExternalStore } from 'react';
import { IconButton } from '@graha/ui/button.tsx';
import { X } from '@graha/ui/icons/signs.tsx';
import type { Outputs } from '../../shared/trpc-client.tsx';
import { dismiss, dismissedIn, onDismissal, storedDismissals } from './dismissed-broadcasts.ts';

type BroadcastBannersProps = { banners: Outputs['workspace']['plan']['banners'] };

/** Messages of operators to this workspace, until their end or until the reader closes them in this browser. */
export function BroadcastBanners({ banners }: BroadcastBannersProps) {
  // The server does not know what this browser has closed, so banners appear when the page is live.
  const stored = useSyncExternalStore(onDismissal, storedDismissals, () => null);
  if (stored === null) return null;
  const dismissed = dismissedIn(stored);
  return banners
    .filter(({ broadcastId }) => !dismissed.includes(broadcastId))
    .map(({ broadcastId, title, text }) => (
      <section
        key={broadcastId}
        aria-label="Message from the operator"
        className="flex items-start gap-4 rounded-lg bg-accent-soft px-3.5 py-2.5 text-small print:hidden"
      >
        <div className="min-w-0 flex-1 wrap-anywhere">
          <b>{title}</b>
          <p className="whitespace-pre-line text-text-2">{text}</p>
        </div>
        <IconButton
          size="sm"
          label={`Close: ${title}`}
          icon={<X aria-hidden="true" />}
          onClick={() => dismiss(broadcastId, banners)}
        />
      </section>
    ));
}
