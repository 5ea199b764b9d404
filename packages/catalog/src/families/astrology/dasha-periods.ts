import { DASHA_SYSTEMS } from '@graha/astro-engine/dasha/systems';
import { z } from 'zod';
import { birthRequest, EXAMPLE_BIRTH } from '../../request/birth.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { wholeNumber } from '../../wire/fields.ts';
import { operation } from '../../operation/operation.ts';
import { DASHA_SETTINGS, OWN_DASHA_SETTINGS, prepared } from '../dasha/birth.ts';
import { DASHA_TREE, presentDashaTree } from './dasha-tree.ts';

const LEVELS_MAX = 3;

const depth = wholeNumber(1, LEVELS_MAX)
  .default(LEVELS_MAX)
  .meta({ title: 'Depth', description: 'Number of levels of periods to list, beginning with the great periods.' });

export const dashaPeriods = {
  'dasha-periods': operation({
    summary: 'Vimshottari dasha periods with the balance at birth.',
    description:
      'The nine great periods (mahadasha) of the 120-year cycle, each with its antardashas and, at `depth` 3, their ' +
      'pratyantardashas. The first is listed in full, so it begins before birth; `dasha_balance` is the part of it that ' +
      'remained at birth. `start` and `end` are instants; at the instant a period ends, the next one rules.',
    input: birthRequest(DASHA_SETTINGS, { settings: OWN_DASHA_SETTINGS, members: { depth } }),
    output: z.strictObject({ ...DASHA_TREE, metadata: Metadata }),
    credits: 2,
    example: EXAMPLE_BIRTH,
    compute: ({ depth, ...birth }, sky) => {
      const { from, moment, metadata } = prepared(birth, sky, 'vimshottari', DASHA_SYSTEMS.vimshottari);
      return { ...presentDashaTree(from, depth, moment.clock), metadata: metadata() };
    },
  }),
};
