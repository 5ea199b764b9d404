import { abbreviationOf, type PlacedBody, type SquareChart } from '@graha/drawing/placed-body';
import { LAGNA, type PositionRow } from '../kinds/charts.ts';
import { sayingOf, type Words } from '../saying.ts';

const STAR = /^(.+?)( \d)?$/;

/** Translates the names of a position. */
export function saidRow(row: PositionRow, words: Words): PositionRow {
  const point = sayingOf(words, ['PointName']);
  const [, star = '', pada = ''] = STAR.exec(row.star ?? '') ?? [];
  const said = {
    name: row.name === LAGNA ? (words.PointName?.['Ascendant'] ?? LAGNA) : point(row.name),
    sign: sayingOf(words, ['SignName'])(row.sign),
    signLord: point(row.signLord),
    star: row.star === null ? null : sayingOf(words, ['NakshatraName'])(star) + pada,
  };
  return { ...row, said };
}

/** Translates the letters of the squares; the wheel has glyphs, which need no translation. */
export function saidSquare({ lagna, bodies }: SquareChart, words: Words): SquareChart {
  const letters = words.PointLetter ?? {};
  const labelled = <B extends Pick<PlacedBody, 'name'>>(body: B) => {
    const label = letters[body.name === 'Ascendant' ? 'As' : abbreviationOf(body.name)];
    return label === undefined ? body : { ...body, label };
  };
  const rising = lagna.label === undefined && letters['As'] !== undefined ? { ...lagna, label: letters['As'] } : lagna;
  return { lagna: rising, bodies: bodies.map(labelled) };
}
