import type { ChakraBody, ChakraSquare } from '@graha/drawing/chakra-square';
import type { FortStar } from '@graha/drawing/chakra-fort';
import { abbreviationOf } from '@graha/drawing/placed-body';
import { sayingOf, type Words } from '../saying.ts';

/** Translates the letters of a body. */
function saidBody(body: ChakraBody, words: Words): ChakraBody {
  const label = words.PointLetter?.[abbreviationOf(body.name)];
  return label === undefined ? body : { ...body, label };
}

/** Translates the star, the sign, or the group of tithis of a square; weekdays stay short in English. */
export function saidSquareOfChakra(square: ChakraSquare, words: Words): ChakraSquare {
  const bodies = square.bodies.map((body) => saidBody(body, words));
  if (square.kind === 'letter') return { ...square, bodies };
  const say = sayingOf(words, ['NakshatraName', 'SignName', 'TithiGroup']);
  const whole = square.kind === 'edge' ? square.lines.join(' ') : (square.lines[0] ?? '');
  const said = say(whole);
  if (said === whole) return { ...square, bodies };
  return { ...square, bodies, lines: [said, ...(square.kind === 'edge' ? [] : square.lines.slice(1))] };
}

/** Translates the name of a star of the fort. */
export const saidStar = (star: FortStar, words: Words): FortStar => ({
  ...star,
  name: sayingOf(words, ['NakshatraName'])(star.name),
  bodies: star.bodies.map((body) => saidBody(body, words)),
});
