'use client';

import type { SvgElement } from '@graha/drawing/element';
import { cn } from '@graha/ui/cn.ts';
import { Picture } from '@graha/ui/picture.tsx';
import { ScrollRegion } from '@graha/ui/table.tsx';
import { drawChart, drawDay, drawScore, type ChartStyle } from '../pictures/draw.ts';
import type { View } from '../pictures/view.ts';
import { useView } from '../result/picture-view.tsx';
import { useStyle } from '../result/use-style.ts';
import { whoseOf } from '../result/whose.ts';
import type { Answer } from '../run/outcome.ts';

/** Both pictures at the same size, side by side if there is space. */
export function ComparedPictures({ a, b }: { a: Answer; b: Answer }) {
  const [viewA, viewB] = [useView(a), useView(b)];
  const [style] = useStyle(viewB?.kind === 'charts' && viewB.charts[0]?.isWestern === true);
  const isWide = viewB?.kind === 'day';
  const pictures = [
    { name: 'A, an earlier answer', picture: stillOf(a, viewA, style, 'a') },
    { name: 'B, this answer', picture: stillOf(b, viewB, style, 'b') },
  ];
  if (pictures.every(({ picture }) => picture === null)) return null;
  return (
    <div className={cn('grid gap-5 *:min-w-0', !isWide && '@md:grid-cols-2')}>
      {pictures.map(({ name, picture }) =>
        picture === null ? null : (
          <figure key={name} className="grid content-start gap-2">
            <figcaption className="text-small font-medium">{name}</figcaption>
            {isWide ? (
              <ScrollRegion label={name}>
                <Picture picture={picture} className="min-w-205" />
              </ScrollRegion>
            ) : (
              <Picture picture={picture} className="max-w-105" />
            )}
          </figure>
        ),
      )}
    </div>
  );
}

/** A picture without its options; null for answers that have several pictures or interactive ones. */
function stillOf(answer: Answer, view: View | null, style: ChartStyle, side: 'a' | 'b'): SvgElement | null {
  const named = { id: `compare-${side}`, whose: whoseOf(answer.asked) };
  if (view?.kind === 'score') return drawScore(view.view, named);
  if (view?.kind === 'day') return drawDay(view.parts, answer.at, named);
  const chart = view?.kind === 'charts' ? view.charts[0] : undefined;
  return chart === undefined ? null : drawChart(chart, { ...named, style, selectedHouse: null, form: 'compact' });
}
