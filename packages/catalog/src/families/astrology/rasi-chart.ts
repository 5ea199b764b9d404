import { z } from 'zod';
import type { Chart } from '@graha/astro-engine/chart/chart';
import type { Graha } from '@graha/astro-engine/vocabulary/grahas';
import { Ascendant, Placement } from '../../wire/placement.ts';
import { presentAscendant, presentPlacements } from '../../wire/present-placement.ts';

/** The chart of a report, so that a page can draw it. */
export const RasiChart = z
  .strictObject({
    ascendant: Ascendant.describe('The point that rises in the east.'),
    planets: z.array(Placement).describe('Planets and points that the report uses.'),
  })
  .meta({ id: 'RasiChart', description: 'Rasi chart (D1) on which the report is based.' });

export const presentRasiChart = <P extends Graha>(chart: Chart<P>, points: readonly P[]): z.input<typeof RasiChart> => ({
  ascendant: presentAscendant(chart.ascendant),
  planets: presentPlacements(chart, points),
}); // prettier-ignore
