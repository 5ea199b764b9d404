import { cn } from './cn.ts';

type ScaleProps = {
  value: number;
  max: number;
  /** The forecast value at the end of the period at this pace. */
  forecast?: number | undefined;
  /** Values, not percentages, that trigger something: an alert, a cap. */
  thresholds?: readonly number[];
  /** The measured quantity, "Credits". */
  label: string;
  /** The value as a sentence, "312,396 of 500,000 credits used, forecast 457,000". */
  valueText: string;
  /** Labels under the ruler; `false` in a table row. */
  ruler?: boolean;
  className?: string;
};

const ticks = (keep: (index: number) => boolean, lengthPx: number): string =>
  Array.from({ length: 101 }, (_, index) => index)
    .filter(keep)
    .map((index) => `M${index} 18v-${lengthPx}`)
    .join('');

const FINE_TICKS = ticks((index) => index % 5 !== 0, 4);
const LONG_TICKS = ticks((index) => index % 10 === 5, 7) + ticks((index) => index % 10 === 0, 10);

export function Scale({
  value,
  max,
  forecast,
  thresholds = [],
  label,
  valueText,
  ruler = true,
  className,
}: ScaleProps) {
  const percentOf = (amount: number) => (max > 0 ? Math.min(100, Math.max(0, (amount / max) * 100)) : 0);
  const used = percentOf(value);
  const ahead = forecast === undefined ? 0 : Math.max(0, percentOf(forecast) - used);
  return (
    <div className={className}>
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `<meter>` takes no children to draw with.
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(value, max)}
        aria-valuetext={valueText}
        className="relative pt-1.5"
      >
        <Ticks />
        <div className="relative h-1.5 overflow-hidden bg-line">
          <Bar widthPercent={used} className="bg-ink forced-colors:bg-[CanvasText]" />
          <Bar widthPercent={ahead} leftPercent={used} className="hatch" />
        </div>
        {thresholds.map((threshold) => (
          <span
            key={threshold}
            style={{ left: `${percentOf(threshold)}%` }}
            className="absolute bottom-0 -ml-px h-2.5 w-0.5 bg-text-2 forced-colors:bg-[CanvasText]"
          />
        ))}
        <Needle atPercent={used} />
      </div>
      {ruler ? <Labels /> : null}
    </div>
  );
}

function Ticks() {
  const line = { vectorEffect: 'non-scaling-stroke' } as const;
  return (
    <svg
      viewBox="0 0 100 18"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-4.5 w-full overflow-visible"
    >
      <path d={FINE_TICKS} stroke="var(--line-strong)" {...line} />
      <path d={LONG_TICKS} stroke="var(--text-3)" {...line} />
    </svg>
  );
}

function Bar({
  widthPercent,
  leftPercent = 0,
  className,
}: {
  widthPercent: number;
  leftPercent?: number;
  className: string;
}) {
  return (
    <span
      style={{ width: `${widthPercent}%`, left: `${leftPercent}%` }}
      className={cn('absolute inset-y-0 transition-[width] duration-(--t-needle) ease-(--ease-needle)', className)}
    />
  );
}

function Labels() {
  return (
    <div aria-hidden="true" className="relative mt-0.5 h-4 font-mono text-[0.6875rem]/4 text-text-3">
      {['0', '25', '50', '75', '100 %'].map((text, index) => (
        <span
          key={text}
          style={{ left: `${index * 25}%` }}
          className={cn(
            'absolute whitespace-nowrap',
            index === 4 ? '-translate-x-full' : index > 0 && '-translate-x-1/2',
          )}
        >
          {text}
        </span>
      ))}
    </div>
  );
}

/** The legend of a scale: the solid, the hatched and the brass part. */
export function ScaleLegend({ used, forecast }: { used: string; forecast?: string | undefined }) {
  return (
    <ul className="flex flex-wrap gap-x-4.5 gap-y-1.5 text-micro text-text-2">
      <LegendItem swatch="h-1.5 w-3.5 bg-ink forced-colors:bg-[CanvasText]">{used}</LegendItem>
      {forecast === undefined ? null : <LegendItem swatch="h-1.5 w-3.5 hatch">{forecast}</LegendItem>}
      <LegendItem swatch="h-3 w-0.5 bg-brass-mark forced-colors:bg-[Highlight]">Now</LegendItem>
    </ul>
  );
}

function LegendItem({ swatch, children }: { swatch: string; children: string }) {
  return (
    <li className="flex items-center gap-1.75">
      <span aria-hidden="true" className={swatch} />
      {children}
    </li>
  );
}

/** Marks the current value: 2 px of brass with a head of 10 × 7, placed in percent of its positioned parent. */
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
