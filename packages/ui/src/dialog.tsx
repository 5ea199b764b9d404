'use client';

import { X } from './icons/signs.tsx';
import * as Radix from 'radix-ui/dialog';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { IconButton } from './button.tsx';
import { cn } from './cn.ts';
import { focusMain } from './focus-main.ts';
import { SCRIM } from './overlay.ts';

export type DialogProps = {
  /** The button that opens it; omit it if you control `open`. */
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** `false`: Esc, the scrim and the close button do nothing until the reader has confirmed, as with a secret shown once. */
  dismissable?: boolean;
  className?: string;
  /** Usually `DialogBody` and `DialogFooter`, inside one form. */
  children: ReactNode;
};

/** ⌘↵ anywhere inside submits the form. On a phone the dialog is at the bottom of the screen. */
export function Dialog({
  trigger,
  open,
  onOpenChange,
  title,
  description,
  dismissable = true,
  className,
  children,
}: DialogProps) {
  const opener = useRef<Element | null>(null);
  const hold = (event: Event) => {
    if (!dismissable) event.preventDefault();
  };
  return (
    <Radix.Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <Radix.Portal>
        <Radix.Overlay className={SCRIM} />
        <Radix.Content
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            focusFirstField(event);
          }}
          onCloseAutoFocus={trigger ? undefined : (event) => focusAgain(event, opener.current)}
          onEscapeKeyDown={hold}
          onInteractOutside={hold}
          onKeyDown={sendOnCommandEnter}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={cn(
            'fixed z-50 flex max-h-[92dvh] flex-col overflow-hidden border border-line bg-raised shadow-modal outline-none',
            'inset-x-0 bottom-0 animate-sheet rounded-t-window',
            'sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-[min(35rem,calc(100vw-2rem))] sm:-translate-1/2 sm:animate-dialog sm:rounded-window',
            className,
          )}
        >
          <header className="flex items-start justify-between gap-4 px-4.5 pt-4.5 pb-1 sm:px-6 sm:pt-5">
            <div>
              <Radix.Title className="text-[1.125rem]/6">{title}</Radix.Title>
              {description ? (
                <Radix.Description className="mt-1 text-small text-text-2">{description}</Radix.Description>
              ) : null}
            </div>
            {dismissable ? (
              <Radix.Close asChild>
                <IconButton label="Close" icon={<X aria-hidden="true" />} className="-mt-1 -mr-2" />
              </Radix.Close>
            ) : null}
          </header>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export const DialogClose = Radix.Close;

export function DialogBody({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cn('grid gap-4.5 overflow-y-auto px-4.5 py-4 sm:px-6', className)}>{children}</div>;
}

export function DialogFooter({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  return (
    <footer className="flex flex-wrap items-center justify-end gap-2.5 border-t border-line px-4.5 py-3 sm:px-6 sm:py-3.5">
      {aside ? <div className="mr-auto">{aside}</div> : null}
      {children}
    </footer>
  );
}

/** Focuses the first text field, so that typing can begin at once; without one, the first control gets the focus. */
function focusFirstField(event: Event): void {
  if (!(event.currentTarget instanceof HTMLElement)) return;
  const field = event.currentTarget.querySelector<HTMLElement>(TYPED_INTO);
  if (field === null) return;
  event.preventDefault();
  field.focus();
}

/** Radix returns the focus to a trigger only. A button that the dialog has made disappear is replaced by the page's content. */
function focusAgain(event: Event, opener: Element | null): void {
  event.preventDefault();
  if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body)
    opener.focus({ preventScroll: true });
  else focusMain();
}

const TYPED_INTO = ':is(input:not([type=checkbox], [type=radio], [type=hidden]), textarea, select):not(:disabled)';

function sendOnCommandEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
  const form = event.currentTarget.querySelector('form');
  if (form === null) return;
  event.preventDefault();
  form.requestSubmit();
}
