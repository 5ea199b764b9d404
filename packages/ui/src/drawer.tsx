'use client';

import { X } from './icons/signs.tsx';
import { cloneElement, useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { IconButton, type IconButtonProps } from './button.tsx';

export type DrawerProps = {
  /** The button that opens it. */
  trigger: ReactElement<IconButtonProps>;
  title: string;
  header?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
};

/**
 * The navigation on a phone, from the left. It is the browser's own dialog, which traps the focus and closes on Esc. Its
 * content is rendered when it first opens, so that no page contains it.
 */
export function Drawer({ trigger, title, header, open, onOpenChange, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [openedHere, setOpenedHere] = useState(false);
  const shown = open ?? openedHere;
  const [wasShown, setWasShown] = useState(shown);
  if (shown && !wasShown) setWasShown(true);
  const change = (next: boolean) => {
    setOpenedHere(next);
    onOpenChange?.(next);
  };

  useEffect(() => {
    if (shown) dialog.current?.showModal();
    else dialog.current?.close();
  }, [shown]);

  useEffect(() => {
    const element = dialog.current;
    const close = (event: MouseEvent) => {
      if (leadsOut(event)) element?.close();
    };
    element?.addEventListener('click', close);
    return () => element?.removeEventListener('click', close);
  }, []);

  return (
    <>
      {cloneElement(trigger, { 'aria-haspopup': 'dialog', 'aria-expanded': shown, onClick: () => change(true) })}
      <dialog ref={dialog} aria-label={title} onClose={() => change(false)} className={DRAWER}>
        <div className="flex min-h-full flex-col gap-2 p-4">
          <div className="flex items-center justify-between gap-2">
            {header}
            <IconButton
              label="Close"
              icon={<X aria-hidden="true" />}
              className="ml-auto"
              size="md"
              onClick={() => change(false)}
            />
          </div>
          {wasShown ? children : null}
        </div>
      </dialog>
    </>
  );
}

/** Returns whether a click closes the menu: a click on the dialog itself is on its scrim, and a link opens another page. */
const leadsOut = ({ target, currentTarget }: MouseEvent): boolean =>
  target === currentTarget || (target instanceof Element && target.closest('a') !== null);

const DRAWER =
  'fixed inset-y-0 left-0 m-0 h-dvh max-h-none w-[min(20rem,85vw)] overflow-y-auto border-r border-line bg-raised text-text shadow-modal outline-none backdrop:bg-(--scrim) open:animate-slide open:backdrop:animate-fade';
