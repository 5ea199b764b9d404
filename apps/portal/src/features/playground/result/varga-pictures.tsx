'use client';

import { useState } from 'react';
import type { ChartView } from '@graha/catalog/pictures/kinds/charts';
import { drawChart, drawVargas } from '@graha/catalog/pictures/draw';
import { cn } from '@graha/ui/cn.ts';
import { Picture } from '@graha/ui/picture.tsx';
import { Segmented } from '@graha/ui/segmented.tsx';
import { PictureActions } from './picture-frame.tsx';
import { STYLE_OPTIONS, useStyle } from './use-style.ts';

const SQUARES = STYLE_OPTIONS.filter(({ value }) => value !== 'wheel');

export type VargaPicturesProps = { charts: readonly ChartView[]; whose: string; fileName: string };

/**
 * All divisional charts of one birth, each wide enough for text of at least 11 px. A click enlarges one to the width of the page.
 */
export function VargaPictures({ charts, whose, fileName }: VargaPicturesProps) {
  const [chosen, setStyle] = useStyle(false);
  const [opened, open] = useState<string | null>(null);
  const style = chosen === 'wheel' ? 'north-indian' : chosen;
  const options = { whose, style, selectedHouse: null, form: 'full' } as const;
  return (
    <div className="grid gap-4 p-4 sm:p-5">
      <div data-screen className="flex flex-wrap items-center justify-between gap-2">
        <Segmented
          label="Chart style"
          name="varga-style"
          value={style}
          onValueChange={(value) => setStyle(SQUARES.find((one) => one.value === value)?.value ?? style)}
          options={SQUARES}
        />
        <PictureActions picture={drawVargas(charts, { ...options, id: 'vargas' })} fileName={fileName} />
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,26rem),1fr))] gap-5">
        {charts.map((chart, index) => {
          const isOpened = opened === chart.name;
          return (
            <li key={chart.rows[0]?.path} className={cn('min-w-0', isOpened && 'col-span-full')}>
              <button
                type="button"
                aria-expanded={isOpened}
                className="grid w-full gap-1.5 text-left text-small"
                onClick={() => open(isOpened ? null : chart.name)}
              >
                <span className="flex items-baseline justify-between gap-2">
                  <span className="font-medium">{chart.name}</span>
                  <span className="text-micro text-text-3">{isOpened ? 'Smaller' : 'Larger'}</span>
                </span>
                <Picture
                  picture={drawChart(chart, { ...options, id: `varga-${index}` })}
                  className={cn('w-full', isOpened && 'mx-auto max-w-200')}
                />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
