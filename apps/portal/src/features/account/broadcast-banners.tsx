'use client';

import { useState, useSyncExternalStore } from 'react';
import { Button, IconButton } from '@graha/ui/button.tsx';
import { cn } from '@graha/ui/cn.ts';
import { X } from '@graha/ui/icons/signs.tsx';
import type { Outputs } from '../../shared/trpc-client.tsx';
import { dismiss, dismissedIn, onDismissal, storedDismissals } from './dismissed-broadcasts.ts';

const LABEL = 'Message from the operator';

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
        aria-label={LABEL}
        className="flex items-start gap-4 rounded-lg bg-accent-soft px-3.5 py-2.5 text-small print:hidden"
      >
        <div className="min-w-0 flex-1 wrap-anywhere">
          <b>{title}</b>
          <BannerText text={text} />
        </div>
        <IconButton
          size="sm"
          label={`Close: ${title}`}
          icon={<X aria-hidden="true" />}
          onClick={({ currentTarget }) => {
            focusBeside(currentTarget);
            dismiss(broadcastId, banners);
          }}
        />
      </section>
    ));
}

/** Moves the focus before the button goes: to the button of another banner, or to the page, so that Tab goes on from there. */
function focusBeside(button: HTMLElement): void {
  const buttons = [...document.querySelectorAll<HTMLElement>(`[aria-label="${LABEL}"] > button`)];
  const place = buttons.indexOf(button);
  const next = buttons[place + 1] ?? buttons[place - 1] ?? document.querySelector('main');
  next?.focus({ preventScroll: true });
}

/** A text that fills about three lines of a phone. */
const SHORT = { length: 160, lines: 3 };

const isLong = (text: string): boolean => text.length > SHORT.length || text.split('\n').length > SHORT.lines;

/** A long text is shown in part, so that the page below stays in view. */
export function BannerText({ text }: { text: string }) {
  const [isWhole, setIsWhole] = useState(!isLong(text));
  return (
    <>
      <p className={cn('whitespace-pre-line text-text-2', !isWhole && 'line-clamp-2')}>{text}</p>
      {isLong(text) ? (
        <Button
          size="sm"
          variant="ghost"
          className="-ml-2.75"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Show less' : 'Show all'}
        </Button>
      ) : null}
    </>
  );
}
