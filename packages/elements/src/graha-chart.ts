import { LAGNA, rowOf, type squareView } from '@graha/catalog/pictures/kinds/charts';
import { squareOf } from '@graha/catalog/pictures/kinds/shown-chart';
import { saidRow, saidSquare } from '@graha/catalog/pictures/said/charts';
import { wordsIn } from '@graha/catalog/pictures/saying';
import { eastIndian } from '@graha/drawing/east-indian';
import { northIndian } from '@graha/drawing/north-indian';
import { degreeMinute } from '@graha/drawing/placed-body';
import { southIndian } from '@graha/drawing/south-indian';
import { define } from './core/base.ts';
import { GrahaElement } from './core/graha-element.ts';
import { birthMsOf, clockReading } from './core/moment.ts';
import { foldedPart, pictureOf, tableOf } from './core/parts.ts';
import { Refusal } from './core/refusal.ts';
import type { ChartStyle, GrahaChartElement } from './core/types.ts';

const STYLES = { 'north-indian': northIndian, 'south-indian': southIndian, 'east-indian': eastIndian } as const;
const VARGA = /^d\d{1,3}$/;

type SquareAnswer = Parameters<typeof squareView>[1];

class GrahaChart extends GrahaElement implements GrahaChartElement {
  static override readonly observedAttributes = [...GrahaElement.observedAttributes, 'chart-style', 'varga'];

  protected override readonly css = 'svg{max-width:32rem}';

  get chartStyle(): ChartStyle {
    const style = this.getAttribute('chart-style') ?? 'north-indian';
    if (style === 'north-indian' || style === 'south-indian' || style === 'east-indian') return style;
    throw new Refusal('The attribute chart-style is north-indian, south-indian or east-indian.');
  }
  set chartStyle(style: ChartStyle) {
    this.setAttribute('chart-style', style);
  }

  protected readonly shows = 'kundali/basic or divisional/…';

  protected operation(): string {
    const varga = this.getAttribute('varga')?.toLowerCase() ?? '';
    if (varga === '' || varga === 'd1') return 'kundali/basic';
    if (!VARGA.test(varga)) throw new Refusal('The attribute varga is the number of a divisional chart, such as d9.');
    return `divisional/${varga}`;
  }

  protected draw(answer: object): readonly Node[] {
    // Safe: an answer of another shape throws here or below, and the element shows a failure.
    const chart = answer as SquareAnswer & { varga?: { id: string; name: string } };
    const name = chart.varga === undefined ? 'Rashi' : `${chart.varga.id} ${chart.varga.name}`;
    const ascendant = 'lagna' in chart ? chart.lagna : chart.ascendant;
    const words = wordsIn(answer) ?? {};
    const square = saidSquare(squareOf({ ascendant, planets: chart.planets }), words);
    const rows = [{ ...ascendant, name: LAGNA }, ...chart.planets].map((body) => saidRow(rowOf(body, ''), words));
    const birthMs = birthMsOf(answer);
    const moment = birthMs === null ? [] : [clockReading(birthMs)];
    const title = [this.headingOr(`${name} chart`), ...moment].join(', ');
    const picture = STYLES[this.chartStyle](square, { id: 'chart', title, centre: [name, ...moment] });
    const cells = rows.map(({ said, degree, isRetrograde, house }) => [
      `${said.name}${isRetrograde ? ' ℞' : ''}`,
      `${said.sign}${degree === null ? '' : ` ${degreeMinute(degree)}`}`,
      String(house),
      said.star ?? '',
    ]);
    return [pictureOf(picture), foldedPart('Positions', tableOf(['Body', 'Sign', 'House', 'Star'], cells))];
  }
}

define('graha-chart', GrahaChart);
