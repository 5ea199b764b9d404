'use client';

import { Link } from './link.tsx';
import * as Radix from 'radix-ui/dropdown-menu';
import { Fragment, type ReactNode } from 'react';
import { cn } from './cn.ts';
import { POPOVER } from './overlay.ts';

export type MenuItem = {
  label: ReactNode;
  icon?: ReactNode;
  /** Text at the right: a shortcut, a plan. */
  detail?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
} & ({ href: string } | { onSelect: () => void });

export type MenuProps = {
  trigger: ReactNode;
  /** Each inner list is a group; a hairline separates two groups. */
  groups: readonly (readonly MenuItem[])[];
  header?: ReactNode;
  align?: 'start' | 'end';
};

/** Not modal: the page behind stays readable for assistive technology. */
export function Menu({ trigger, groups, header, align = 'end' }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content align={align} sideOffset={6} className={cn(POPOVER, 'min-w-52 p-1')}>
          {header ? <div className="px-2.5 py-2 text-small">{header}</div> : null}
          {groups.map((group, index) => (
            <Fragment key={index}>
              {index > 0 || header ? <Radix.Separator className="my-1 h-px bg-line" /> : null}
              {group.map((item, position) => (
                <Item key={position} item={item} />
              ))}
            </Fragment>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Item({ item }: { item: MenuItem }) {
  const className = cn(
    'flex min-h-8.5 cursor-pointer items-center gap-2.5 rounded-chip px-2.5 text-small outline-none select-none max-sm:min-h-10',
    'data-highlighted:bg-sunken data-disabled:cursor-default data-disabled:text-text-3',
    item.danger ? 'text-bad' : 'text-text',
  );
  const inside = (
    <>
      {item.icon}
      <span className="flex-1">{item.label}</span>
      {item.detail ? <span className="text-micro text-text-3">{item.detail}</span> : null}
    </>
  );
  if ('href' in item) {
    return (
      <Radix.Item asChild disabled={item.disabled ?? false} className={className}>
        <Link href={item.href}>{inside}</Link>
      </Radix.Item>
    );
  }
  return (
    <Radix.Item disabled={item.disabled ?? false} onSelect={item.onSelect} className={className}>
      {inside}
    </Radix.Item>
  );
}
