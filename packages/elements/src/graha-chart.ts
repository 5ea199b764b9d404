import { LAGNA, rowOf, type squareView } from '@graha/catalog/pictures/kinds/charts';
import { squareOf } from '@graha/catalog/pictures/kinds/shown-chart';
import { saidRow, saidSquare } from '@graha/catalog/pictures/said/charts';
import { eastIndian } from '@graha/drawing/east-indian';
import { northIndian } from '@graha/drawing/north-indian';
import { degreeMinute } from '@graha/drawing/placed-body';
import { southIndian } from '@graha/drawing/south-indian';
import { fitting } from '@graha/drawing/text-width';
import { define } from './core/base.ts';
import { GrahaElement } from './core/graha-element.ts';
import { birthMsOf, clockReading } from './core/moment.ts';
import type { Write } from './core/node.ts';
import { foldedPart, pictureOf, tableOf } from './core/parts.ts';
import { Refusal } from './core/refusal.ts';
import type { Speech } from './core/speech.ts';
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

  protected draw(answer: object, speech: Speech): readonly Node[] {
    const { label, saying, words } = speech;
    // Safe: an answer of another shape throws here or below, and the element shows a failure.
    const chart = answer as SquareAnswer & { varga?: { id: string; name: string } };
    const name =
      chart.varga === undefined
        ? label('rashi_chart', 'Rashi')
        : `${chart.varga.id} ${saying('VargaName')(chart.varga.name)}`;
    const ascendant = 'lagna' in chart ? chart.lagna : chart.ascendant;
    const square = saidSquare(squareOf({ ascendant, planets: chart.planets }), words);
    const rows = [{ ...ascendant, name: LAGNA }, ...chart.planets].map((body) => saidRow(rowOf(body, ''), words));
    const birthMs = birthMsOf(answer);
    const moment = birthMs === null ? [] : [clockReading(birthMs)];
    const title = [this.headingOr(speech.code === 'en' ? `${name} chart` : name), ...moment].join(', ');
    const picture = STYLES[this.chartStyle](square, { id: 'chart', title, centre: [name, ...moment] });
    const cells = rows.map(({ said, degree, isRetrograde, house }) => [
      `${said.name}${isRetrograde ? ' ℞' : ''}`,
      `${said.sign}${degree === null ? '' : ` ${degreeMinute(degree)}`}`,
      String(house),
      said.star ?? '',
    ]);
    const columns = [
      label('planet', 'Body'),
      label('sign', 'Sign'),
      label('house', 'House'),
      label('nakshatra', 'Star'),
    ];
    return [
      pictureOf(picture, writingOf(speech)),
      foldedPart(label('positions', 'Positions'), tableOf(columns, cells)),
    ];
  }
}

const SHORT_LETTERS = 3;
/** The lettering of signs in the squares, and the room that three Latin letters have in the smallest corner. */
const SIGN_PX = 11;
const SIGN_ROOM_PX = 22;

/**
 * The short names of the signs in the squares. The description of a picture is sentences in English, so another language
 * has the table of positions in its place.
 */
const writingOf =
  ({ code, words }: Speech): Write =>
  (text, tag) => {
    if (code === 'en') return text;
    if (tag === 'desc') return '';
    const [, sign] =
      Object.entries(words.SignName ?? {}).find(([english]) => english.slice(0, SHORT_LETTERS) === text) ?? [];
    return sign === undefined ? text : fitting(sign, SIGN_ROOM_PX, SIGN_PX, SHORT_LETTERS) || text;
  };

define('graha-chart', GrahaChart);
