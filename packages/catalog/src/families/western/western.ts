import { natal, progressions, transit } from './chart-operations.ts';
import { dignities, lots } from './dignity-operations.ts';
import { profections, solarArc } from './direction-operations.ts';
import { antiscia, declinations, harmonics, midpoints } from './geometry-operations.ts';
import { astrocartography, relocation } from './figures/map-operations.ts';
import { composite, davison, synastry } from './pair-operations.ts';
import { balance, patterns } from './figures/pattern-operations.ts';
import { draconic, heliocentric } from './frame-operations.ts';
import { electional } from './electional/electional.ts';
import { horary } from './horary/horary.ts';
import { firdaria } from './periods/firdaria.ts';
import { localSpace } from './sphere/local-space.ts';
import { parans } from './sphere/parans.ts';
import { primaryDirections } from './sphere/primary-directions.ts';
import { lunarReturn, planetaryReturn } from './return-operations.ts';
import { fixedStars, moon } from './sky-operations.ts';
import { solarReturn } from './solar-return.ts';
import { zodiacalReleasing } from './periods/zodiacal-releasing.ts';

export const western = {
  natal,
  draconic,
  heliocentric,
  relocation,
  astrocartography,
  'local-space': localSpace,
  transit,
  synastry,
  composite,
  davison,
  progressions,
  'solar-arc': solarArc,
  'primary-directions': primaryDirections,
  profections,
  firdaria,
  'zodiacal-releasing': zodiacalReleasing,
  'solar-return': solarReturn,
  'lunar-return': lunarReturn,
  'planetary-return': planetaryReturn,
  horary,
  electional,
  lots,
  dignities,
  antiscia,
  declinations,
  midpoints,
  harmonics,
  patterns,
  balance,
  'fixed-stars': fixedStars,
  parans,
  moon,
};
