'use client';

import { useState } from 'react';
import { Segmented } from '@graha/ui/segmented.tsx';
import type { AspectView, ChartView } from '@graha/catalog/pictures/kinds/charts';
import { drawAspects, drawChart } from '@graha/catalog/pictures/draw';
import type { PictureStyle } from '@graha/catalog/pictures/style';
import { cn } from '@graha/ui/cn.ts';
import type { PinProps } from '../table/outline-view.tsx';
import { HouseCard, PositionTable } from './position-table.tsx';
import { PictureActions, PictureFrame, PointedPicture } from './picture-frame.tsx';
import { STYLE_OPTIONS, useStyle, useWheelForm } from './use-style.ts';

const HOUSES = 12;
/** An empty house has no background but can be selected. */
const CHART = [
  'mx-auto w-full [&_[data-body],&_[data-house],&_[data-sign]]:cursor-pointer',
  '[&_polygon,&_[data-sign]_rect]:[pointer-events:all]',
].join(' ');
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export type ChartPictureProps = PinProps & {
  charts: readonly ChartView[];
  aspects: AspectView | null;
  whose: string;
  fileName: string;
};

/** A chart in three styles. A selection in it is also selected in the table and in the JSON. */
export function ChartPicture({ charts, aspects, whose, fileName, pinned, onPin }: ChartPictureProps) {
  const [chosen, choose] = useState(charts[0]?.name ?? '');
  const chart = charts.find(({ name }) => name === chosen) ?? charts[0];
  const [style, setStyle] = useStyle(chart?.isWestern ?? false);
  const [house, setHouse] = useState<number | null>(null);
  const [around, form] = useWheelForm();
  if (chart === undefined) return null;
  const pinnedRow = chart.rows.find(({ path }) => pinned !== null && pinned.startsWith(path));
  const selectedHouse = pinnedRow?.house ?? house;
  const picture = drawChart(chart, { id: 'answer', whose, style, selectedHouse, form });

  const select = (next: number | null) => {
    setHouse(next);
    onPin(null);
  };
  const point = (target: Element) => {
    const body = target.closest('[data-body]')?.getAttribute('data-body');
    const row = chart.rows.find(({ name }) => name === body || (body === 'Lagna' && name === 'Ascendant'));
    if (row) return onPin(row.path);
    const found = houseAt(target, chart, style);
    if (found !== null) select(found);
  };
  const press = (key: string): boolean => {
    const way = STEPS[key];
    if (key === 'Escape') select(null);
    else if (way !== undefined) select(selectedHouse === null ? 1 : ((selectedHouse - 1 + way + HOUSES) % HOUSES) + 1);
    return key === 'Escape' || way !== undefined;
  };

  return (
    <div className="@container grid min-w-0 gap-5 p-4 sm:p-5">
      <div data-screen className="flex flex-wrap items-center justify-between gap-2">
        <Choices names={charts.map(({ name }) => name)} chosen={chart.name} {...{ choose, style, setStyle }} />
        <PictureActions picture={picture} fileName={`${fileName}-${style}`} />
      </div>
      <div ref={around} data-print-chart>
        <PointedPicture
          picture={picture}
          label="Chart. Arrow keys go from house to house."
          onPoint={point}
          onKey={press}
          className={cn(CHART, style === 'wheel' ? 'max-w-160' : 'max-w-116')}
        />
      </div>
      <HouseCard chart={chart} house={selectedHouse} />
      <PositionTable chart={chart} pinned={pinned} onPin={onPin} />
      {aspects ? <Aspects aspects={aspects} whose={whose} fileName={fileName} /> : null}
    </div>
  );
}

type ChoicesProps = {
  /** Names of the charts in one answer. */
  names: readonly string[];
  chosen: string;
  choose: (name: string) => void;
  style: PictureStyle;
  setStyle: (style: PictureStyle) => void;
};

const Choices = ({ names, chosen, choose, style, setStyle }: ChoicesProps) => (
  <div className="flex flex-wrap gap-2">
    <Segmented
      label="Chart style"
      name="chart-style"
      value={style}
      onValueChange={(value) => setStyle(STYLE_OPTIONS.find((one) => one.value === value)?.value ?? style)}
      options={STYLE_OPTIONS}
    />
    {names.length > 1 ? (
      <Segmented
        label="Whose chart"
        name="chart-of"
        value={chosen}
        onValueChange={choose}
        options={names.map((name) => ({ value: name, label: name }))}
      />
    ) : null}
  </div>
);

/**
 * Returns the house of an element. North Indian pictures have houses, South and East Indian ones signs; the wheel has neither.
 */
function houseAt(target: Element, chart: ChartView, style: PictureStyle): number | null {
  if (style === 'wheel') return null;
  const house = target.closest('[data-house]')?.getAttribute('data-house');
  if (house) return Number(house);
  const sign = target.closest('[data-sign]')?.getAttribute('data-sign');
  return sign ? ((Number(sign) - chart.chart.square.lagna.signNumber + HOUSES) % HOUSES) + 1 : null;
}

function Aspects({ aspects, whose, fileName }: { aspects: AspectView; whose: string; fileName: string }) {
  const picture = drawAspects(aspects, { id: 'aspects', whose });
  return (
    <section aria-label={aspects.name} className="grid gap-3 border-t border-line pt-5">
      <h3 className="text-small font-medium">{aspects.name}</h3>
      <PictureFrame picture={picture} fileName={`${fileName}-aspects`} look="grid" label={aspects.name} />
    </section>
  );
}
