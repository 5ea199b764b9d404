'use client';

import { squareView } from '@graha/catalog/pictures/kinds/charts';
import { askedOf } from '@graha/catalog/pictures/view';
import { drawChart } from '@graha/catalog/pictures/draw';
import { Card, CardHeader } from '@graha/ui/card.tsx';
import { Picture } from '@graha/ui/picture.tsx';
import type { ReconcileAnswer } from './answer.ts';

type Chart = ReconcileAnswer['charts']['yours'];

type ChartCardProps = { title: string; chart: Chart; input: unknown; whose: string };

function ChartCard({ title, chart, input, whose }: ChartCardProps) {
  const view = squareView('Rashi', chart, askedOf(input).birth);
  const look = { style: 'north-indian', selectedHouse: null, form: 'full' } as const;
  const picture = drawChart(view, { id: title.toLowerCase(), whose: `${title}, ${whose}`, ...look });
  return (
    <Card>
      <CardHeader title={title} />
      <div className="mx-auto max-w-105 p-3 sm:p-5">
        <Picture picture={picture} />
      </div>
    </Card>
  );
}

/** The chart of the caller beside the one that the explanation gives. */
export function BothCharts({
  charts,
  ...shown
}: Omit<ChartCardProps, 'title' | 'chart'> & Pick<ReconcileAnswer, 'charts'>) {
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <ChartCard title="Yours" chart={charts.yours} {...shown} />
      {charts.theirs === null ? null : <ChartCard title="Theirs" chart={charts.theirs} {...shown} />}
    </div>
  );
}
