'use client';

import * as Radix from 'radix-ui/tooltip';
import type { ReactNode } from 'react';
import { cn } from './cn.ts';
import { POPOVER } from './overlay.ts';
import { buttonStyle, type ButtonStyle } from './button-style.ts';

type TooltipProps = { content: ReactNode; side?: 'top' | 'right' | 'bottom' | 'left'; children: ReactNode };

/** The child must be focusable, so that the keyboard shows the tooltip too. */
export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            className={cn(POPOVER, 'max-w-72 px-2.5 py-1.5 text-micro text-text')}
          >
            {content}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}

type BlockedButtonProps = Pick<ButtonStyle, 'variant' | 'size'> & {
  icon?: ReactNode;
  /** The reason, in a sentence, why it cannot be used now. */
  reason: string;
  children: ReactNode;
};

/** Stays in the tab order, so that the reason can be read. */
export function BlockedButton({ variant, size, icon, reason, children }: BlockedButtonProps) {
  return (
    <Tooltip content={reason}>
      <button type="button" aria-disabled="true" className={buttonStyle({ variant, size })}>
        {icon}
        {children}
      </button>
    </Tooltip>
  );
}
