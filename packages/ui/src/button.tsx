import { Link } from './link.tsx';
import type { ComponentProps, ReactNode } from 'react';
import { buttonStyle, type ButtonStyle } from './button-style.ts';
import { cn } from './cn.ts';

export type ButtonLook = Pick<ButtonStyle, 'variant' | 'size'> & { icon?: ReactNode };

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    loading?: boolean;
    /** The verb in the present participle, "Creating". The button is as wide as the wider of its two labels. */
    loadingLabel?: string;
  };

export function Button({
  variant,
  size,
  icon,
  loading = false,
  loadingLabel,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={loading ? 'button' : type}
      onClick={loading ? undefined : onClick}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      className={cn(buttonStyle({ variant, size }), className)}
    >
      {loading ? <Ring /> : icon}
      <Label waiting={loading} waitingLabel={loadingLabel}>
        {children}
      </Label>
    </button>
  );
}

function Label(props: { waiting: boolean; waitingLabel: string | undefined; children: ReactNode }) {
  if (props.waitingLabel === undefined) return props.children;
  const cell = 'col-start-1 row-start-1';
  return (
    <span className="inline-grid justify-items-center">
      <span className={cn(cell, props.waiting && 'invisible')}>{props.children}</span>
      <span className={cn(cell, !props.waiting && 'invisible')}>{props.waitingLabel}</span>
    </span>
  );
}

type ButtonLinkProps = ComponentProps<typeof Link> & ButtonLook;

export function ButtonLink({ variant, size, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={cn(buttonStyle({ variant, size }), className)}>
      {icon}
      {children}
    </Link>
  );
}

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> &
  ButtonLook & {
    /** Read aloud, and shown on hover. */
    label: string;
  };

export function IconButton({
  variant = 'ghost',
  size = 'sm',
  icon,
  label,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={cn(buttonStyle({ variant, size, shape: 'icon' }), className)}
    >
      {icon}
    </button>
  );
}

/** A rotating ring of 12 px. Something is under way; the label beside the ring names it. */
function Ring({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn('size-3 animate-ring rounded-full border-[1.5px] border-current border-r-transparent', className)}
    />
  );
}
