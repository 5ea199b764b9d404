import { type HeldSpot, type UncertainPlacement, uncertainChart } from '@graha/astro-engine/uncertain/uncertain-chart';
import type { Clock } from '@graha/astro-engine/core/moment';
import { GRAHA_IDS, type Graha } from '@graha/astro-engine/vocabulary/grahas';
import { nakshatraAt } from '@graha/astro-engine/vocabulary/nakshatras';
import { signAt } from '@graha/astro-engine/vocabulary/signs';
import { z } from 'zod';
import { term } from '../../languages/terms.ts';
import { operation } from '../../operation/operation.ts';
import { FROM_CENTRE, settingsOf } from '../../request/settings.ts';
import {
  EXAMPLE_UNCERTAIN,
  reportImpossibleSpan,
  resolveSpan,
  UNCERTAIN_BIRTH,
} from '../../request/uncertain-birth.ts';
import { inGregorian } from '../../request/calendar/given-date.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { members } from '../../wire/fields.ts';
import { metadataOf } from '../../wire/metadata.ts';
import { HouseNumber, IN_NAKSHATRA, IN_SIGN, NakshatraName, SignName } from '../../wire/placement.ts';
import { nameOf, rounded } from '../../wire/present-placement.ts';
import { VEDIC_FORMULAS } from '../vedic-chart.ts';
import { heldOf, presentHeld, presentSpan, Span } from './held-wire.ts';
import { asksPoint } from '../../operation/long-if.ts';

const HeldSign = heldOf('HeldSign', SignName);

const SPOT = {
  sign: HeldSign.describe('Sign of the zodiac.'),
  nakshatra: heldOf('HeldNakshatra', NakshatraName).describe('Nakshatra of the position.'),
  pada: heldOf('HeldPada', IN_NAKSHATRA.pada).describe('Quarter of the nakshatra.'),
  navamsa_sign: HeldSign.describe('Sign in the navamsa (D9).'),
  dashamsa_sign: HeldSign.describe('Sign in the dashamsa (D10).'),
};

const UncertainLagna = z
  .strictObject(SPOT)
  .meta({ id: 'UncertainLagna', description: 'The ascendant over the possible instants of birth.' });

const UncertainPlanet = z
  .strictObject({
    name: term('PointName', z.string()).describe('English name of the planet.'),
    longitude: z
      .strictObject({
        from: IN_SIGN.longitude.describe('Least longitude in the span, degrees.'),
        to: IN_SIGN.longitude.describe(
          'Greatest longitude, counted forward from the least; smaller if 0° Aries is between.',
        ),
      })
      .describe('Arc of the zodiac in which the planet is.'),
    ...SPOT,
    house: heldOf('HeldHouse', HouseNumber).describe('House from the rising sign.'),
    is_retrograde: heldOf('HeldMotion', z.boolean()).describe('Whether it moves backwards through the zodiac.'),
  })
  .meta({ id: 'UncertainPlanet', description: 'A planet over the possible instants of birth.' });

const presentSpot = (spot: HeldSpot, clock: Clock) => {
  const sign = (index: number): string => signAt(index).name;
  return {
    sign: presentHeld(spot.signIndex, clock, sign),
    nakshatra: presentHeld(spot.nakshatraIndex, clock, (index) => nakshatraAt(index).name),
    pada: presentHeld(spot.padaIndex, clock, (index) => (index % 4) + 1),
    navamsa_sign: presentHeld(spot.navamsaSignIndex, clock, sign),
    dashamsa_sign: presentHeld(spot.dashamsaSignIndex, clock, sign),
  };
};

const presentPlanet = (point: Graha, placement: UncertainPlacement, clock: Clock): z.input<typeof UncertainPlanet> => ({
  name: nameOf(point),
  longitude: { from: rounded(placement.arc.fromDeg) % 360, to: rounded(placement.arc.untilDeg) % 360 },
  ...presentSpot(placement, clock),
  house: presentHeld(placement.houseNumber, clock, (house) => house),
  is_retrograde: presentHeld(placement.isRetrograde, clock, (is) => is),
});

export const uncertain = operation({
  summary: 'Birth chart of a birth whose time is unknown or uncertain.',
  description:
    'What holds for every possible time of birth, and what depends on it. Each member is `certain` with one `value`, or has all of ' +
    'its `values`, each with the instants of birth for which it holds and its share of the span. The instants of change are exact ' +
    'to the second; none is sampled. `time` has the possible times: unknown, 06:00-07:30, or 14:30~20.',
  input: members(
    { ...UNCERTAIN_BIRTH, settings: settingsOf(['ayanamsa', 'node_mode', 'clock'], FROM_CENTRE) },
    'member of this request',
  )
    .superRefine(reportImpossibleSpan, { when: () => true })
    .overwrite(inGregorian),
  output: z.strictObject({
    span: Span,
    lagna: UncertainLagna,
    planets: z.array(UncertainPlanet).describe('The nine planets, in their usual order.'),
    metadata: Metadata,
  }),
  credits: 2,
  rateWeight: 4, // The longest span takes as long as that many charts.
  cpuMaxMs: 5,
  longIf: asksPoint,
  example: EXAMPLE_UNCERTAIN,
  compute: (birth, sky) => {
    const { span, clock, place } = resolveSpan({ ...birth, clock: birth.settings.clock });
    const { ayanamsa, node_mode } = birth.settings;
    const { lagna, placements } = uncertainChart(sky, place, span, { ayanamsa, nodeMode: node_mode });
    return {
      span: presentSpan(span, clock),
      lagna: presentSpot(lagna, clock),
      planets: GRAHA_IDS.map((point) => presentPlanet(point, placements[point], clock)),
      metadata: metadataOf(sky.name, VEDIC_FORMULAS, birth.settings),
    };
  },
});
