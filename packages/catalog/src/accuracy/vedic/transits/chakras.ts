import fixture from '@graha/astro-engine/transit/chakras.fixture.json' with { type: 'json' };
import { kotaGuardOf, kotaStarsOf } from '@graha/astro-engine/transit/kota';
import { KOTA_RINGS } from '@graha/astro-engine/vocabulary/kota';
import { GRID_SIZE, SARVATOBHADRA, type Square, vedhaCells } from '@graha/astro-engine/transit/sarvatobhadra';
import { starName, STARS_WITH_ABHIJIT } from '@graha/astro-engine/transit/stars-with-abhijit';
import { NAKSHATRAS } from '@graha/astro-engine/vocabulary/nakshatras';
import { POINTS } from '@graha/astro-engine/vocabulary/grahas';
import { SIGNS, signAt } from '@graha/astro-engine/vocabulary/signs';
import { type AccuracyRow, Mismatches } from '../../rows.ts';

function textOf(square: Square | undefined): string {
  switch (square?.kind) {
    case 'nakshatra':
      return starName(square.starIndex);
    case 'sign':
      return signAt(square.signIndex).name;
    case 'tithi_group':
      return square.group;
    default:
      return square?.iast ?? '';
  }
}

const STAR_NAMES = [...NAKSHATRAS.map(({ name }) => name), 'Abhijit'];

/** Compares the squares with those of a program, whose north is above, and a line of vedha with a book. */
function sarvatobhadraRow(): AccuracyRow {
  const { program, example } = fixture.sarvatobhadra;
  const wrong = new Mismatches();
  const last = GRID_SIZE - 1;
  for (const [row, cells] of program.entries()) {
    for (const [column, cell] of cells.entries()) {
      const isEdge = [row, column].some((at) => at === 0 || at === last);
      const printed = typeof cell === 'string' ? cell : isEdge ? STAR_NAMES[cell - 1] : SIGNS[cell - 1]?.name;
      wrong.equal(textOf(SARVATOBHADRA[last - column]?.[row]), printed);
    }
  }
  const star = Array.from({ length: STARS_WITH_ABHIJIT }, (_, index) => index).find((index) => starName(index) === example.star); // prettier-ignore
  const pierced = vedhaCells(star ?? 0, 'front').map(({ row, column }) => textOf(SARVATOBHADRA[row]?.[column]));
  for (const [place, printed] of example.front.entries()) wrong.equal(pierced[place], printed);
  return wrong.row('Sarvatobhadra chakra: 81 squares, a line of vedha', 'A program, and an example of a book');
}

/** Compares the rings of the fort, and the guards of a printed table. */
function kotaRow(): AccuracyRow {
  const { rings, printed } = fixture.kota;
  const wrong = new Mismatches();
  const stars = kotaStarsOf(0);
  for (const [ring, counts] of rings.entries())
    for (const count of counts) wrong.equal(stars[count - 1]?.ring, KOTA_RINGS[ring]);
  for (const [index, row] of printed.entries())
    for (const [pada, guard] of row.split(' ').entries())
      wrong.equal(POINTS[kotaGuardOf(index, pada + 1).guard].abbreviation, guard);
  return wrong.row('Kota chakra: rings of 28 stars, guards of sixteen', 'A program, and a printed table');
}

/** Chakras of 28 stars against printed ones. */
export const chakraAccuracy = (): AccuracyRow[] => [sarvatobhadraRow(), kotaRow()];
