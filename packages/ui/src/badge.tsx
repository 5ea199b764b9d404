import type { ReactNode } from 'react';
import { cn } from './cn.ts';

const TONES = {
  neutral: 'bg-sunken text-text-2',
  ok: 'bg-ok-soft text-ok',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
  brass: 'bg-brass-soft text-brass',
  accent: 'bg-accent-soft text-accent',
} as const;

/** Shape, word and colour say the same thing: dot = well, ring = waiting, diamond = stopped. */
const SHAPES = {
  dot: 'rounded-full bg-current',
  ring: 'rounded-full border-[1.5px] border-current',
  diamond: 'rotate-45 rounded-[1px] bg-current',
} as const;

export type BadgeTone = keyof typeof TONES;
export type BadgeShape = keyof typeof SHAPES;

export type BadgeProps = {
  tone?: BadgeTone;
  shape?: BadgeShape;
  /** For what a machine said: an HTTP status. */
  mono?: boolean;
  className?: string;
  children: ReactNode;
};

export function Badge({ tone = 'neutral', shape, mono = false, className, children }: BadgeProps) {
  return (
    <span
      className={cn(
        'inline-flex h-5.5 items-center gap-1.5 rounded-chip px-2 text-micro whitespace-nowrap',
        mono ? 'font-mono tabular-nums' : 'font-medium',
        TONES[tone],
        className,
      )}
    >
      {shape ? <Shape shape={shape} /> : null}
      {children}
    </span>
  );
}

export function Shape({ shape, className }: { shape: BadgeShape; className?: string }) {
  return <span aria-hidden="true" className={cn('size-1.75 shrink-0', SHAPES[shape], className)} />;
}

/** An HTTP status in the colour of its class. */
export function StatusBadge({ status }: { status: number }) {
  const tone = status < 300 ? 'ok' : status < 400 ? 'accent' : status < 500 ? 'bad' : 'warn';
  return (
    <Badge tone={tone} mono>
      {status}
    </Badge>
  );
}

/** Connected, or trying to be: never a green dot that only means "loaded once". */
export function LiveBadge({ connected }: { connected: boolean }) {
  return connected ? (
    <Badge tone="ok">
      <Shape shape="dot" className="animate-live" />
      live
    </Badge>
  ) : (
    <Badge tone="warn" shape="ring">
      reconnecting
    </Badge>
  );
}
