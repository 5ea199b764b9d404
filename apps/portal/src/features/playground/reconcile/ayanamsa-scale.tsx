import { Card, CardHeader } from '@graha/ui/card.tsx';
import { cn } from '@graha/ui/cn.ts';
import { Needle } from '@graha/ui/scale.tsx';
import { RowHeader, Table, Td, Th } from '@graha/ui/table.tsx';
import type { ReconcileAnswer } from './answer.ts';
import { ayanamsaRuler, degreeText, type RulerMark } from './ayanamsa-ruler.ts';

const LANES = ['top-7', 'top-1'] as const;
const STEMS = ['top-12 bottom-6', 'top-6 bottom-6'] as const;

/** Labels near an end of the ruler grow inwards. */
const alignOf = (atPercent: number): string =>
  atPercent < 15 ? '' : atPercent > 85 ? '-translate-x-full' : '-translate-x-1/2';

function Mark({ name, moon, atPercent, lane, whose }: RulerMark) {
  const left = { left: `${atPercent}%` };
  return (
    <>
      <span
        style={left}
        className={cn(
          'absolute -ml-px',
          lane === null ? 'top-14 bottom-6' : STEMS[lane],
          whose === 'yours' ? 'w-0.5 bg-accent' : whose === 'theirs' ? 'w-0.5 bg-brass-mark' : 'w-px bg-line-strong',
        )}
      />
      {lane === null ? null : (
        <span
          style={left}
          className={cn(
            'absolute bg-surface px-1 text-micro whitespace-nowrap',
            LANES[lane],
            alignOf(atPercent),
            whose === null ? 'text-text-2 max-sm:hidden' : 'font-medium',
            whose === 'yours' && 'text-text',
            whose === 'theirs' && 'text-brass',
          )}
        >
          {name} <span className="font-mono">{moon}</span>
        </span>
      )}
    </>
  );
}

/** A ruler with the Moon of every ayanamsa, yours and theirs marked; nothing if no ayanamsa is in question. */
export function AyanamsaScale({ answer }: { answer: ReconcileAnswer }) {
  const ruler = ayanamsaRuler(answer);
  if (ruler === null) return null;
  const { marks, needle, ticks } = ruler;
  return (
    <Card>
      <CardHeader
        title="Where each ayanamsa puts this Moon"
        detail={
          <p className="text-small text-text-2">
            {needle === null ? 'Yours is the blue line.' : 'Yours is the blue line, theirs the brass needle.'}
          </p>
        }
      />
      <div aria-hidden="true" className="px-4 pt-3 sm:px-5">
        <div className="relative h-26">
          {marks.map((mark) => (
            <Mark key={mark.name} {...mark} />
          ))}
          {needle === null ? null : <Needle atPercent={needle.atPercent} className="top-13! bottom-6!" />}
          <span className="absolute inset-x-0 bottom-6 h-px bg-text-3" />
          {ticks.map(({ atPercent, text }) => (
            <span
              key={text}
              style={{ left: `${atPercent}%` }}
              className={cn('absolute bottom-0 font-mono text-[0.6875rem]/5 text-text-3', alignOf(atPercent))}
            >
              {text}
            </span>
          ))}
        </div>
      </div>
      <details className="border-t border-line text-small">
        <summary className="cursor-pointer px-4 py-3 text-text-2 sm:px-5">{`All ${answer.ayanamsas.length} as a table`}</summary>
        <Table>
          <thead>
            <tr>
              <Th>Ayanamsa</Th>
              <Th numeric>Degrees</Th>
              <Th numeric>Moon</Th>
            </tr>
          </thead>
          <tbody>
            {answer.ayanamsas.map(({ ayanamsa, name, degrees, moon }) => (
              <tr key={ayanamsa}>
                <RowHeader>{name}</RowHeader>
                <Td numeric>{degrees.toFixed(4)}°</Td>
                <Td numeric>{degreeText(moon)}</Td>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </Card>
  );
}
