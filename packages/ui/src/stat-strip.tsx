import type { ReactNode } from 'react';
import { Card } from './card.tsx';

type Stat = { label: string; value: ReactNode; detail?: ReactNode; picture?: ReactNode };

/** Two to four values side by side; in two columns on a phone. */
export function StatStrip({ stats, label }: { stats: readonly Stat[]; label: string }) {
  return (
    <Card aria-label={label} className="overflow-hidden">
      <dl className="-mt-px -ml-px grid grid-cols-2 lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none">
        {stats.map((stat) => (
          <div key={stat.label} className="border-t border-l border-line px-4 py-3.5 sm:px-5 sm:py-4.5">
            <dt className="text-small text-text-2">{stat.label}</dt>
            <dd className="mt-0.5 flex items-center justify-between gap-3">
              <span className="text-[1.25rem]/7 font-medium tracking-[-0.022em] tabular-nums sm:text-[1.5rem]/8">
                {stat.value}
              </span>
              {stat.picture ? <span className="hidden sm:block">{stat.picture}</span> : null}
            </dd>
            {stat.detail ? <dd className="mt-1 text-micro text-text-3">{stat.detail}</dd> : null}
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** The one large figure of a page. */
export function BigFigure({ value, unit }: { value: ReactNode; unit?: ReactNode }) {
  return (
    <p className="text-reading font-medium tabular-nums">
      {value}
      {unit ? (
        <small className="ml-1.5 text-[0.9375rem] font-normal tracking-[-0.005em] text-text-2">{unit}</small>
      ) : null}
    </p>
  );
}
