import { type Clock, isoAt, wholeSecond } from '@graha/astro-engine/core/moment';
import { steadyYears } from '@graha/astro-engine/dasha/years';
import { GRAHA_IDS } from '@graha/astro-engine/vocabulary/grahas';
import { type Firdar, FIRDARIA_NODES, firdariaOf, type GreatFirdar } from '@graha/astro-engine/western/firdaria';
import { westernNameOf } from '@graha/astro-engine/western/points';
import { sectOf } from '@graha/astro-engine/western/sect';
import { z } from 'zod';
import { term } from '../../../languages/terms.ts';
import { operation } from '../../../operation/operation.ts';
import { birthRequest, EXAMPLE_BIRTH, resolveMoment } from '../../../request/birth.ts';
import { FROM_CENTRE } from '../../../request/settings.ts';
import { jdUtOfTargetDate, SkyTargetDate } from '../../../request/target.ts';
import { Metadata } from '../../../wire/envelopes.ts';
import { metadataOf } from '../../../wire/metadata.ts';
import { SignLord } from '../../../wire/placement.ts';
import { nameOf, rounded } from '../../../wire/present-placement.ts';
import { printedDate } from '../../../wire/printed-date.ts';
import { beginsWithBirth } from '../chart-operations.ts';
import { isWithin, Sect, SPAN, yearLength } from './life-periods.ts';

const Lord = term('PointName', z.enum(GRAHA_IDS.map(westernNameOf)).meta({ id: 'FirdariaLord' }));
const Part = z
  .strictObject({ lord: SignLord.describe('Planet that rules the part.'), ...SPAN })
  .meta({ id: 'FirdariaPart', description: 'A seventh of a period of the firdaria.' });
const GREAT = { lord: Lord.describe('Planet or node that rules the period.'), ...SPAN };

const nodes = {
  values: FIRDARIA_NODES,
  title: 'Nodes',
  description:
    'Periods of the lunar nodes: after the seven planets (at_end), after Mars, which differs by night alone (after_mars), or none.',
} as const;

const presentSpan = ({ startJdUt, endJdUt, startYears, endYears }: Firdar, clock: Clock) => ({
  start: isoAt(startJdUt, clock),
  end: isoAt(endJdUt, clock),
  age_from: rounded(startYears),
  age_to: rounded(endYears),
});
const presentParts = (parts: GreatFirdar['parts'], clock: Clock) =>
  parts.map((part) => ({ lord: nameOf(part.lord), ...presentSpan(part, clock) }));

export const firdaria = operation({
  summary: 'Firdaria: the Persian periods of life, ruled by seven planets and two nodes.',
  description:
    'A birth by day begins with 10 years of the Sun, one by night with 9 years of the Moon; the other planets follow in Chaldean order, ' +
    'each for a fixed number of years. The nodes rule the last five years of the cycle of 75, and the cycle begins anew. The period of a ' +
    'planet has seven equal parts, of its own lord first. `current` is the period and the part on `target_date` (00:00 local time; today ' +
    'if omitted). The books agree on years and lords, and differ on the place of the nodes by night: see `nodes`.',
  input: birthRequest([], {
    settings: { ...FROM_CENTRE, nodes, year_length: yearLength(365.2422, '365.2422, which keeps to the birthday') },
    members: { target_date: SkyTargetDate },
  }).superRefine(beginsWithBirth),
  output: z.strictObject({
    target_date: printedDate().describe('The requested day.'),
    sect: Sect,
    periods: z
      .array(z.strictObject({ ...GREAT, parts: z.array(Part).describe('Sevenths of the period; none of a node.') }))
      .describe('Periods from birth on, two cycles.'),
    current: z
      .strictObject({
        period: z.strictObject(GREAT).describe('Period on that day.'),
        part: Part.nullable().describe('Part on that day; null in the period of a node.'),
      })
      .nullable()
      .describe('Lords of the target; null after the listed periods.'),
    metadata: Metadata,
  }),
  credits: 1,
  example: { ...EXAMPLE_BIRTH, target_date: '2026-11-21' },
  dependsOnNow: 'target_date',
  compute: ({ settings, target_date, ...birth }, sky) => {
    const moment = resolveMoment(birth);
    const { clock } = moment;
    const sect = sectOf(sky, moment);
    const targetJdUt = Math.max(jdUtOfTargetDate(target_date, birth), wholeSecond(moment.jdUt));
    const found = firdariaOf(sect, settings.nodes, steadyYears(moment.jdUt, settings.year_length));
    const rules = ({ startJdUt, endJdUt }: Firdar): boolean => isWithin(targetJdUt, startJdUt, endJdUt);
    const period = found.find(rules);
    const present = (one: GreatFirdar) => ({ lord: westernNameOf(one.lord), ...presentSpan(one, clock) });
    const [part = null] = presentParts(period?.parts.filter(rules) ?? [], clock);
    return {
      target_date: target_date ?? '',
      sect,
      periods: found.map((one) => ({ ...present(one), parts: presentParts(one.parts, clock) })),
      current: period === undefined ? null : { period: present(period), part },
      metadata: metadataOf(sky.name, { formula_version: '1.0', system: 'western' }, settings, {
        as_of: isoAt(targetJdUt, clock),
      }),
    };
  },
});
