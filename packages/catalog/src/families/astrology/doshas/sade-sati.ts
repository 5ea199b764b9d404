import { ephemerisYears } from '@graha/astro-engine/core/ephemeris-years';
import { type SaturnTransit, saturnTransits } from '@graha/astro-engine/dosha/sade-sati';
import { civilAt, type Clock, isoAt, isoDate } from '@graha/astro-engine/core/moment';
import { signAt } from '@graha/astro-engine/vocabulary/signs';
import { z } from 'zod';
import { term } from '../../../languages/terms.ts';
import { birthRequest, EXAMPLE_BIRTH, resolveMoment } from '../../../request/birth.ts';
import { Metadata } from '../../../wire/envelopes.ts';
import { metadataOf } from '../../../wire/metadata.ts';
import { operation } from '../../../operation/operation.ts';
import { HouseNumber } from '../../../wire/placement.ts';
import { rounded } from '../../../wire/present-placement.ts';
import { jdUtOfTargetDate, SkyTargetDate } from '../../../request/target.ts';
import { ordinal } from '../../../wire/words.ts';
import { MATCHING_METADATA, natalMoonOf } from '../../matchmaking/couple.ts';
import { presentRasi } from '../present.ts';
import { Rasi } from '../schemas.ts';

const DAYS_PER_CENTURY = 36_525;

const Phase = term('DoshaName', z.enum(['Rising', 'Peak', 'Setting']))
  .nullable()
  .describe('Phase of sade sati: Saturn in the 12th, 1st or 2nd sign from the natal Moon; null in the others.');
const Panoti = term('DoshaName', z.enum(['Ardhashtama Shani', 'Ashtama Shani']))
  .nullable()
  .describe('Panoti: Saturn in the 4th or 8th sign, which is not part of sade sati; null in the others.');
const Instant = z
  .string()
  .meta({ format: 'date-time' })
  .nullable()
  .describe('ISO 8601; null if outside the ephemeris.');

const TRANSIT = {
  saturn_sign: term('RashiName', z.string()).describe('Sign of Saturn.'),
  house: HouseNumber.describe('House of Saturn, counted from the sign of the natal Moon.'),
  phase: Phase,
  panoti: Panoti,
  start: Instant,
  end: Instant,
  is_retrograde: z.boolean().nullable().describe('Whether Saturn entered the sign retrograde; null if unknown.'),
  description: z.string().describe('Phase, sign and dates of the transit, in an English sentence.'),
};
const Transit = z.strictObject(TRANSIT);

const phaseOf = ({ phase }: SaturnTransit, kind: 'sade_sati' | 'panoti'): string | null =>
  phase?.kind === kind ? phase.name : null;

const dayOrNull = (jdUt: number | null, clock: Clock): string | null =>
  jdUt === null ? null : isoDate(civilAt(jdUt, clock));

function describe(transit: SaturnTransit, clock: Clock): string {
  const { phase, signIndex, houseNumber } = transit;
  const name = phase === null ? 'No sade sati' : phase.kind === 'sade_sati' ? `Sade sati, ${phase.name}` : phase.name;
  const from = dayOrNull(transit.startJdUt, clock) ?? `before ${ephemerisYears().first}`;
  const until = dayOrNull(transit.endJdUt, clock) ?? `after ${ephemerisYears().last}`;
  const where = `Saturn in ${signAt(signIndex).sanskrit}, the ${ordinal(houseNumber)} from the Moon`;
  return `${name}: ${where}, from ${from} until ${until}.`;
}

const isoOrNull = (jdUt: number | null, clock: Clock): string | null => (jdUt === null ? null : isoAt(jdUt, clock));

const presentTransit = (transit: SaturnTransit, clock: Clock): z.input<typeof Transit> => ({
  saturn_sign: signAt(transit.signIndex).sanskrit,
  house: transit.houseNumber,
  // Safe: the names of the table of phases, by kind.
  phase: phaseOf(transit, 'sade_sati') as z.input<typeof Phase>,
  panoti: phaseOf(transit, 'panoti') as z.input<typeof Panoti>,
  start: isoOrNull(transit.startJdUt, clock),
  end: isoOrNull(transit.endJdUt, clock),
  is_retrograde: transit.cameInRetrograde,
  description: describe(transit, clock),
});

function truncationOf(transits: readonly SaturnTransit[]): { truncated: string | null } {
  const notes = [
    ...(transits.some(({ startJdUt }) => startJdUt === null)
      ? [`the ephemeris begins with ${ephemerisYears().first}`]
      : []),
    ...(transits.some(({ endJdUt }) => endJdUt === null) ? [`the ephemeris ends with ${ephemerisYears().last}`] : []),
  ];
  return { truncated: notes.length === 0 ? null : notes.join('; ') };
}

export const sadeSati = operation({
  summary: 'Sade sati on a day, and its dated phases over a hundred years.',
  description:
    'Saturn in the sign before, of and after the natal Moon is sade sati (Rising, Peak, Setting), seven and a half years ' +
    'about every thirty. `is_in_sade_sati`, `transit_phase` and `current_transit` are for 00:00 local time of ' +
    '`target_date`. `transits` lists every sign transit of Saturn that is a phase or a panoti, from birth to the age of a hundred; ' +
    'if Saturn turns back into a sign and enters it again, each transit is a separate row.',
  input: birthRequest(['ayanamsa'], { members: { target_date: SkyTargetDate } }),
  output: z.strictObject({
    is_in_sade_sati: z.boolean().describe('Whether it is sade sati on that day.'),
    transit_phase: Phase,
    panoti: Panoti,
    description: z.string().describe('State of the sade sati at the target, in an English sentence.'),
    moon_sign: Rasi.describe('Sign of the Moon at birth.'),
    current_transit: Transit.describe('The sign transit at the target.'),
    transits: z.array(Transit).describe('Transits with a phase or a panoti, from birth to the age of a hundred.'),
    metadata: Metadata,
  }),
  credits: 1,
  cpuMaxMs: 15,
  example: { ...EXAMPLE_BIRTH, target_date: '2026-11-21' },
  dependsOnNow: 'target_date',
  compute: ({ target_date, settings, ...birth }, sky) => {
    const { jdUt, clock } = resolveMoment(birth);
    const { moon, ayanamsaDeg } = natalMoonOf(birth, settings, sky);
    const targetJdUt = jdUtOfTargetDate(target_date, birth);
    const between = (fromJdUt: number, untilJdUt: number): SaturnTransit[] =>
      saturnTransits(sky, settings.ayanamsa, moon.signIndex, fromJdUt, untilJdUt);
    const century = between(jdUt, jdUt + DAYS_PER_CENTURY);
    const isAtTarget = ({ startJdUt, endJdUt }: SaturnTransit): boolean =>
      (startJdUt ?? -Infinity) <= targetJdUt && targetJdUt < (endJdUt ?? Infinity);
    const current = century.find(isAtTarget) ?? between(targetJdUt, targetJdUt)[0];
    if (current === undefined) throw new RangeError('Saturn is in no sign');
    const presented = presentTransit(current, clock);
    return {
      is_in_sade_sati: presented.phase !== null,
      transit_phase: presented.phase,
      panoti: presented.panoti,
      description: presented.description,
      moon_sign: presentRasi(moon.signIndex),
      current_transit: presented,
      transits: century.filter(({ phase }) => phase !== null).map((transit) => presentTransit(transit, clock)),
      metadata: metadataOf(sky.name, { ...MATCHING_METADATA, system: 'sade_sati' }, settings, {
        ayanamsa_value: rounded(ayanamsaDeg),
        as_of: isoAt(targetJdUt, clock),
        ...truncationOf([current, ...century]),
      }),
    };
  },
});
