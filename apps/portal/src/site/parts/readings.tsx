import { Card, CardBody } from '@graha/ui/card.tsx';
import { Reading } from '@graha/ui/reading.tsx';
import { Scale, ScaleLegend } from '@graha/ui/scale.tsx';
import { StatStrip } from '@graha/ui/stat-strip.tsx';
import { SortedTable } from './sorted-table.tsx';

const STATS = [
  { label: 'Calls today', value: '5,911', detail: '4.1 % above last Saturday' },
  { label: 'Success', value: '99.94 %', detail: '3 of 5,911 answered 422' },
  { label: 'Latency, median', value: '7.2 ms', detail: 'p99 31 ms' },
  { label: 'Busiest minute', value: '412', detail: 'of 1,200 allowed' },
];

export function Readings() {
  return (
    <>
      <Card aria-label="Credits">
        <CardBody className="grid gap-4.5">
          <div>
            <p className="text-small text-text-2">Credits left this period</p>
            <Reading value="187,604" unit="of 500,000" />
          </div>
          <Scale
            label="Credits"
            value={312_396}
            max={500_000}
            forecast={457_000}
            thresholds={[400_000]}
            valueText="312,396 of 500,000 credits used, forecast 457,000"
          />
          <ScaleLegend used="Used 312,396" forecast="Forecast to 457,000" />
        </CardBody>
      </Card>
      <StatStrip label="Today" stats={STATS} />
      <Card aria-label="Requests" className="overflow-hidden">
        <SortedTable />
      </Card>
    </>
  );
}
