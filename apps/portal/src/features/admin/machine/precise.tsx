import { cn } from '@graha/ui/cn.ts';

/** `2026-07-19 08:14:02.113`, UTC: two events of the same second differ. */
export const preciseInstant = (instant: Date): string => instant.toISOString().slice(0, 23).replace('T', ' ');

export const Precise = ({ instant, className }: { instant: Date; className?: string }) => (
  <time
    dateTime={instant.toISOString()}
    title={`${preciseInstant(instant)} UTC`}
    className={cn('font-mono text-[0.78125rem] whitespace-nowrap', className)}
  >
    {preciseInstant(instant)}
  </time>
);
