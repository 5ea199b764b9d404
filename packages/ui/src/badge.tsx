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

/** Shape, word and colour have the same meaning: dot = well, ring = waiting, diamond = stopped. */
const SHAPES = {
  dot: 'rounded-full bg-current forced-colors:bg-[CanvasText]',
  ring: 'rounded-full border-[1.5px] border-current',
  diamond: 'rotate-45 rounded-[1px] bg-current forced-colors:bg-[CanvasText]',
} as const;

export type BadgeTone = keyof typeof TONES;
export type BadgeShape = keyof typeof SHAPES;

type BadgeProps = {
  tone?: BadgeTone;
  shape?: BadgeShape;
  /** Set for machine text such as an HTTP status. */
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

type LiveBadgeProps = {
  connected: boolean;
  /** Arrival time of the data, in milliseconds since 1970. */
  asOfMs: number;
};

/** Connected, or the time of the last data: never a green dot that only means "loaded once". */
export function LiveBadge({ connected, asOfMs }: LiveBadgeProps) {
  return connected ? (
    <Badge tone="ok">
      <Shape shape="dot" className="animate-live" />
      live
    </Badge>
  ) : (
    <Badge tone="warn" shape="ring">
      {`Offline, as of ${clockOf(asOfMs)}`}
    </Badge>
  );
}

/** Formats a time in the reader's own time zone. */
const clockOf = (ms: number): string =>
  new Date(ms).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

/** A machine word: a scope, an event name, a path. */
export function Tag({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span
      className={cn(
        'inline-flex min-h-5.5 items-center rounded-chip border border-line px-1.5 py-0.5 font-mono text-micro wrap-anywhere text-text-2',
        className,
      )}
    >
      {children}
    </span>
  );
}

/** A keyboard shortcut of this system: ⌘K on a Mac, Ctrl K elsewhere. */
export const Shortcut = ({ letter, className }: { letter: string; className?: string | undefined }) => (
  <Kbd className={className}>
    <span className="mac:hidden">Ctrl {letter}</span>
    <span className="hidden mac:inline">⌘{letter}</span>
  </Kbd>
);

export function Kbd({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <kbd
      className={cn(
        'rounded-chip border border-line-strong bg-surface px-1.25 font-mono text-[0.6875rem]/4 font-medium text-text-2',
        'in-[.button-primary]:border-on-ink/35 in-[.button-primary]:bg-transparent in-[.button-primary]:text-on-ink',
        className,
      )}
    >
      {children}
    </kbd>
  );
}
