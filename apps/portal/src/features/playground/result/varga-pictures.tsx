'use client';

import { Picture } from '@graha/ui/picture.tsx';
import { Segmented } from '@graha/ui/segmented.tsx';
import type { ChartView } from '../pictures/charts.ts';
import { drawChart } from '../pictures/draw.ts';
import { saveSvg } from './download.ts';
import { useStyle } from './use-style.ts';

const STYLES = [
  { value: 'north', label: 'North' },
  { value: 'south', label: 'South' },
] as const;

/** All the divisions of one birth, each wide enough that its smallest text has 11 px. */
export function VargaPictures({
  charts,
  whose,
  fileName,
}: {
  charts: readonly ChartView[];
  whose: string;
  fileName: string;
}) {
  const [chosen, setStyle] = useStyle(false);
  const style = chosen === 'western' ? 'north' : chosen;
  return (
    <div className="grid gap-4 p-4 sm:p-5">
      <div>
        <Segmented
          label="Chart style"
          name="varga-style"
          value={style}
          onValueChange={(value) => setStyle(value === 'south' ? 'south' : 'north')}
          options={STYLES}
        />
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,23rem),1fr))] gap-5">
        {charts.map((chart, index) => {
          const picture = drawChart(chart, { id: `varga-${index}`, whose, style, selectedHouse: null, form: 'full' });
          return (
            <li key={chart.rows[0]?.path} className="grid gap-1.5">
              <Picture picture={picture} />
              <span className="flex items-baseline justify-between gap-2 text-small">
                {chart.name}
                <button
                  type="button"
                  className="link text-micro"
                  onClick={() => saveSvg(picture, `${fileName}-${index + 1}`)}
                >
                  SVG
                </button>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
