'use client';

import { X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { SCRIM } from './overlay.ts';

export type SheetProps = {
  trigger: ReactNode;
  title: string;
  header?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
};

/** The whole navigation on a phone, from the left. */
export function Sheet({ trigger, title, header, open, onOpenChange, children }: SheetProps) {
  return (
    <Radix.Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Overlay className={SCRIM} />
        <Radix.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 flex w-[min(20rem,85vw)] animate-slide flex-col gap-2 overflow-y-auto border-r border-line bg-raised p-4 shadow-modal outline-none"
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          <div className="flex items-center justify-between gap-2">
            {header}
            <Radix.Close asChild>
              <IconButton label="Close" icon={<X aria-hidden="true" />} className="ml-auto" size="md" />
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export const SheetClose = Radix.Close;
