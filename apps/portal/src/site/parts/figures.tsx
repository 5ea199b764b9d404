import { Card, CardBody } from '@graha/ui/card.tsx';
import { BigFigure, StatStrip } from '@graha/ui/stat-strip.tsx';
import { Scale, ScaleLegend } from '@graha/ui/scale.tsx';
import { northIndian } from '@graha/drawing/north-indian';
import type { SquareChart } from '@graha/drawing/placed-body';
import { southIndian } from '@graha/drawing/south-indian';
import { type WheelChart, wheel } from '@graha/drawing/wheel';
import { Picture } from '@graha/ui/picture.tsx';
import { SortedTable } from './floating.tsx';
import { Shelf } from './shelf.tsx';

const STATS = [
  { label: 'Calls today', value: '5,911', detail: '4.1 % above last Saturday' },
  { label: 'Success', value: '99.94 %', detail: '3 of 5,911 answered 422' },
  { label: 'Latency, median', value: '7.2 ms', detail: 'p99 31 ms' },
  { label: 'Busiest minute', value: '412', detail: 'of 1,200 allowed' },
];

export function Figures() {
  return (
    <>
      <Card aria-label="Credits">
        <CardBody className="grid gap-4.5">
          <div>
            <p className="text-small text-text-2">Credits left this period</p>
            <BigFigure value="187,604" unit="of 500,000" />
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

/** 19 July 1991, 03:47:11, Mumbai. */
const NATAL: SquareChart = {
  lagna: { signNumber: 2, degree: 28.85 },
  bodies: [
    { name: 'Sun', signNumber: 4, degree: 2.04, retrograde: false },
    { name: 'Moon', signNumber: 7, degree: 5.52, retrograde: false },
    { name: 'Mars', signNumber: 5, degree: 8.35, retrograde: false },
    { name: 'Mercury', signNumber: 4, degree: 28.21, retrograde: false },
    { name: 'Jupiter', signNumber: 4, degree: 24.28, retrograde: false },
    { name: 'Venus', signNumber: 5, degree: 10.4, retrograde: false },
    { name: 'Saturn', signNumber: 10, degree: 10.36, retrograde: true },
    { name: 'Rahu', signNumber: 9, degree: 24.87, retrograde: true },
    { name: 'Ketu', signNumber: 3, degree: 24.87, retrograde: true },
  ],
};

const CROWDED: SquareChart = {
  lagna: { signNumber: 9, degree: 5.2 },
  bodies: NATAL.bodies.map((body, index) => ({ ...body, signNumber: index < 8 ? 11 : 2 })),
};

const WHEEL: WheelChart = {
  ascendantDeg: 82.59,
  midheavenDeg: 343.1,
  cuspsDeg: [82.59, 107.4, 132.5, 163.1, 197.6, 233.2, 262.59, 287.4, 312.5, 343.1, 17.6, 53.2],
  bodies: [
    { name: 'Sun', longitudeDeg: 115.79, retrograde: false },
    { name: 'Moon', longitudeDeg: 209.28, retrograde: false },
    { name: 'Mercury', longitudeDeg: 141.96, retrograde: false },
    { name: 'Venus', longitudeDeg: 154.15, retrograde: false },
    { name: 'Mars', longitudeDeg: 152.09, retrograde: false },
    { name: 'Jupiter', longitudeDeg: 138.02, retrograde: false },
    { name: 'Saturn', longitudeDeg: 304.1, retrograde: true },
    { name: 'Uranus', longitudeDeg: 281.23, retrograde: true },
    { name: 'Neptune', longitudeDeg: 285.09, retrograde: true },
    { name: 'Pluto', longitudeDeg: 227.59, retrograde: true },
    { name: 'North Node', longitudeDeg: 288.61, retrograde: true },
  ],
  aspects: [
    { from: 'Sun', to: 'Moon', kind: 'square', orbDeg: 3.5 },
    { from: 'Sun', to: 'North Node', kind: 'opposition', orbDeg: 7.2 },
    { from: 'Moon', to: 'Venus', kind: 'sextile', orbDeg: 4.9 },
    { from: 'Moon', to: 'Saturn', kind: 'square', orbDeg: 4.8 },
    { from: 'Jupiter', to: 'Pluto', kind: 'square', orbDeg: 0.4 },
    { from: 'Venus', to: 'Saturn', kind: 'quincunx', orbDeg: 0.05 },
    { from: 'Neptune', to: 'Pluto', kind: 'sextile', orbDeg: 2.5 },
    { from: 'Mars', to: 'Uranus', kind: 'trine', orbDeg: 9.1 },
  ],
};

export function Charts() {
  return (
    <Shelf title="Pictures" bare>
      <div className="grid gap-6 p-5 lg:grid-cols-2">
        <Picture picture={northIndian(NATAL, { id: 'parts-north', title: 'North Indian chart', selectedHouse: 3 })} />
        <Picture
          picture={southIndian(NATAL, {
            id: 'parts-south',
            title: 'South Indian chart',
            centre: ['Rashi', '19 Jul 1991, 03:47:11', 'Mumbai'],
          })}
        />
        <Picture picture={northIndian(CROWDED, { id: 'parts-crowded', title: 'Eight bodies in one house' })} />
        <Picture picture={wheel(WHEEL, { id: 'parts-wheel', title: 'Western wheel' })} />
        <Picture
          picture={wheel(WHEEL, { id: 'parts-plain', title: 'Western wheel, 420 to 519 px', form: 'plain' })}
          className="max-w-110!"
        />
        <Picture
          picture={wheel(WHEEL, { id: 'parts-compact', title: 'Western wheel below 420 px', form: 'compact' })}
          className="max-w-85!"
        />
        <div className="night p-5">
          <Picture picture={wheel(WHEEL, { id: 'parts-night', title: 'Western wheel at night', form: 'plain' })} />
        </div>
      </div>
    </Shelf>
  );
}
