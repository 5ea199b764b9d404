import { cn } from './cn.ts';

/** The value that is true now: 2 px of brass with a head of 10 × 7, placed in percent of its positioned parent. */
export function Needle({ atPercent, className }: { atPercent: number; className?: string }) {
  return (
    <span
      aria-hidden="true"
      style={{ left: `${atPercent}%` }}
      className={cn(
        'absolute top-0.5 bottom-0 -ml-px w-0.5 bg-brass-mark transition-[left] duration-(--t-needle) ease-(--ease-needle)',
        'before:absolute before:-top-0.5 before:-left-1 before:border-5 before:border-b-0 before:border-transparent',
        'before:border-t-7 before:border-t-brass-mark',
        'forced-colors:bg-[Highlight] forced-colors:before:border-t-[Highlight]',
        className,
      )}
    />
  );
}
