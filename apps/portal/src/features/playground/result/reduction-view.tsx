'use client';

import type { NamePart, Reduction, ReductionView as View } from '../pictures/scores.ts';

/** The number, and how it came about, written out as one would on paper. */
export function ReductionView({ view }: { view: View }) {
  const isSingle = view.reductions.length === 1;
  return (
    <div className="grid gap-6 p-4 sm:p-5">
      <ul className={isSingle ? '' : 'grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-4'}>
        {view.reductions.map((reduction) => (
          <li
            key={reduction.label}
            className={isSingle ? 'grid gap-1' : 'grid content-start gap-1 rounded-card border border-line p-4'}
          >
            <Number reduction={reduction} />
          </li>
        ))}
      </ul>
      {view.parts.map((part) => (
        <Letters key={part.name} part={part} />
      ))}
    </div>
  );
}

function Number({ reduction }: { reduction: Reduction }) {
  const { label, number, calculation, isMaster, karmicDebt, ages } = reduction;
  return (
    <>
      <span className="text-small text-text-2">
        {label}
        {ages ? `, ${ages.to === null ? `from age ${ages.from}` : `age ${ages.from} to ${ages.to}`}` : ''}
      </span>
      <span className="text-reading">{number}</span>
      <span className="font-mono text-small break-words text-text-2">{calculation}</span>
      {isMaster ? <span className="text-small text-brass">Master number</span> : null}
      {karmicDebt === null ? null : <span className="text-small text-warn">{`Karmic debt ${karmicDebt}`}</span>}
    </>
  );
}

function Letters({ part }: { part: NamePart }) {
  return (
    <figure className="grid gap-2">
      <figcaption className="text-small font-medium">{part.name}</figcaption>
      <div className="flex flex-wrap items-center gap-1.5">
        {part.letters.map(({ letter, value }, index) => (
          <span key={index} className="grid w-9 justify-items-center rounded-control border border-line py-1">
            <span className="font-medium">{letter}</span>
            <span className="font-mono text-micro text-brass">{value}</span>
          </span>
        ))}
        <span className="ml-2 font-mono text-small text-text-2">
          = {part.sum}
          {part.number === part.sum ? '' : ` → ${part.number}`}
        </span>
      </div>
    </figure>
  );
}
