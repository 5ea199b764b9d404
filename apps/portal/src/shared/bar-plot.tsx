import type { ReactNode } from 'react';
import { cn } from '@graha/ui/cn.ts';
import { count } from '@graha/domain/format';

export type BarPlotProps = {
  /** Rising marks of the axis, the last is the top. */
  axis: readonly number[];
  /** How many bars fit; each is one unit wide and 100 high. */
  slots: number;
  label: string;
  /** Height as a class: the axis and the picture have it alike. */
  height: string;
  bars: ReactNode;
  /** What stands beneath, in the second column. */
  children: ReactNode;
};

/** Bars in a picture that stretches, labels in HTML that does not. */
export function BarPlot({ axis, slots, label, height, bars, children }: BarPlotProps) {
  const top = axis.at(-1) ?? 1;
  return (
    <figure className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5">
      <div aria-hidden="true" className={cn('relative font-mono text-[0.6875rem]/4 text-text-3', height)}>
        <span className="invisible">{count(top)}</span>
        {axis.map((mark) => (
          <span key={mark} style={{ bottom: `${(mark / top) * 100}%` }} className="absolute right-0 translate-y-1/2">
            {count(mark)}
          </span>
        ))}
      </div>
      <svg
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Without the role some readers spell out the shapes.
        role="img"
        aria-label={label}
        viewBox={`0 0 ${slots} 100`}
        preserveAspectRatio="none"
        className={cn('w-full overflow-visible', height)}
      >
        {axis.map((mark) => (
          <path
            key={mark}
            d={`M0 ${100 - (mark / top) * 100}H${slots}`}
            stroke={mark === 0 ? 'var(--line-strong)' : 'var(--line)'}
            strokeDasharray={mark === 0 ? undefined : '2 4'}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {bars}
      </svg>
      {children}
    </figure>
  );
}
