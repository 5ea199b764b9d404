import type { ReactNode } from 'react';
import { buttonStyle, type ButtonStyle } from './button-style.ts';
import { Tooltip } from './tooltip.tsx';

export type BlockedButtonProps = Pick<ButtonStyle, 'variant' | 'size'> & {
  icon?: ReactNode;
  /** Why it cannot be used now, in a sentence. */
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
