import { daylightOf, nightOf } from '@graha/astro-engine/panchang/day';
import type { Interval } from '@graha/astro-engine/panchang/interval';
import { limbIndexAt } from '@graha/astro-engine/panchang/limbs';
import { type Paksha as PakshaName, tithiAt } from '@graha/astro-engine/panchang/names';
import {
  adhikaraBirdOf,
  type Bird,
  BIRD_ACTIVITIES,
  BIRDS,
  birdRelation,
  birthBirdOf,
  paduBirdOf,
  pakshiYamas,
} from '@graha/astro-engine/panchang/pancha-pakshi';
import { z } from 'zod';
import { impliedTerms, term } from '../../../languages/terms.ts';
import { operation } from '../../../operation/operation.ts';
import { birthRequest, EXAMPLE_BIRTH } from '../../../request/birth.ts';
import { FROM_CENTRE } from '../../../request/settings.ts';
import { Confidence } from '../../../wire/confidence.ts';
import { Metadata } from '../../../wire/envelopes.ts';
import { wholeNumber } from '../../../wire/fields.ts';
import {
  ALMANAC_SETTINGS,
  type AlmanacDay,
  openAlmanac,
  PanchangDayWire,
  presentDay,
  presentWindow,
  Reason,
  reasonOf,
  WINDOW,
} from '../almanac.ts';

const BirdId = term('BirdName', z.enum(BIRDS));
const ActivityId = term('BirdActivityName', z.enum(BIRD_ACTIVITIES));
const Paksha = z.enum(['Shukla', 'Krishna']);
const IsDay = impliedTerms('DayHalfName', z.boolean(), (isDay) => [isDay ? 'day' : 'night']);

const PartWire = z
  .strictObject({
    bird: BirdId.describe('Bird of the part.'),
    activity: ActivityId.describe('Its activity in this yama.'),
    relation: z
      .enum(['same', 'friend', 'enemy'])
      .describe('Relation of the bird to the bird of the person in this half of the month.'),
    ...WINDOW,
  })
  .meta({ id: 'PakshiPart', description: 'A part of a yama.' });

const YamaWire = z
  .strictObject({
    number: z.int().min(1).max(5).describe('Number within its day or night.'),
    is_day: IsDay.describe('Whether the span is between sunrise and sunset.'),
    ...WINDOW,
    activities: z
      .strictObject({
        vulture: ActivityId.describe('Activity of the vulture.'),
        owl: ActivityId.describe('Activity of the owl.'),
        crow: ActivityId.describe('Activity of the crow.'),
        cock: ActivityId.describe('Activity of the cock.'),
        peacock: ActivityId.describe('Activity of the peacock.'),
      })
      .describe('Activity of each bird.'),
    activity: ActivityId.nullable().describe('Activity of the person’s bird; null if no person was sent.'),
    parts: z.array(PartWire).nullable().describe('Parts of the yama for that bird; null if no person was sent.'),
  })
  .meta({ id: 'PakshiYama', description: 'A fifth of a day or a night with the activities of the five birds.' });

const HalfWire = impliedTerms(
  'BirdRoleName',
  z.strictObject({
    is_day: IsDay.describe('Whether it is the day, from sunrise to sunset.'),
    paksha: term('PakshaName', Paksha).describe('Half of the lunar month at its start, which selects the table.'),
    adhikara_bird: BirdId.describe('Bird of authority (adhikara pakshi), which begins by eating.'),
    padu_bird: BirdId.describe('Bird for whose people the weekday is unfit for beginnings (padu pakshi).'),
    parts_confidence: Confidence.describe('Confidence in the lengths of the parts.'),
  }),
  () => ['adhikara', 'padu'],
).meta({ id: 'PakshiHalf', description: 'The day or the night with the birds that it favours and spares.' });

const STAR = 'birth_nakshatra_number';
const PAKSHA = 'birth_paksha';

function yamasOf(
  { day, moment }: AlmanacDay,
  { interval, isDay, paksha }: { interval: Interval; isDay: boolean; paksha: PakshaName },
  bird: Bird | null,
): z.input<typeof YamaWire>[] {
  return pakshiYamas(interval, { isDay, weekdayIndex: day.weekdayIndex, paksha }).map((yama) => ({
    number: yama.number,
    is_day: isDay,
    ...presentWindow(yama, moment),
    activities: yama.activities,
    activity: bird && yama.activities[bird],
    parts:
      bird &&
      yama.partsOf(bird).map((part) => ({
        bird: part.bird,
        activity: part.activity,
        relation: birdRelation(bird, part.bird, paksha),
        ...presentWindow(part, moment),
      })),
  }));
}

export const panchaPakshi = operation({
  summary: 'Pancha pakshi: the five birds and their activities in the fifths of day and night.',
  description:
    'The Tamil siddhas give each person a bird by the star of the Moon at birth and the half of the lunar month. The day from sunrise to ' +
    'sunset and the night to the next sunrise have five yamas each, in which each bird rules, eats, walks, sleeps or dies: the order ' +
    'depends on weekday, half of the month, and day or night. Ruling and eating are chosen for undertakings, sleeping and dying avoided. ' +
    'With a bird, or with star and half of the month at birth, each yama has its five parts. The half of the month is that of sunrise for ' +
    'the day, and that of sunset for the night. Near the poles a day without a sunrise or sunset has no yamas.',
  input: birthRequest(ALMANAC_SETTINGS, {
    settings: FROM_CENTRE,
    members: {
      bird: BirdId.optional().meta({ title: 'Bird', description: 'Bird of the person, if it is known.' }),
      [STAR]: wholeNumber(1, 27)
        .optional()
        .meta({ title: 'Birth star', description: 'Star of the Moon at birth, 1 is Ashwini; with `birth_paksha`.' }),
      [PAKSHA]: Paksha.optional().meta({
        title: 'Birth paksha',
        description: 'Half of the lunar month at birth, bright (Shukla) or dark (Krishna); with `birth_nakshatra_number`.',
      }), // prettier-ignore
    },
  }).superRefine(({ bird, birth_nakshatra_number: star, birth_paksha: paksha }, context) => {
    const report = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message, input: null });
    if ((star === undefined) !== (paksha === undefined))
      report(star === undefined ? STAR : PAKSHA, 'birth_nakshatra_number and birth_paksha give a bird together: send both, or neither'); // prettier-ignore
    else if (bird !== undefined && star !== undefined)
      report('bird', 'a person is either a bird, or birth_nakshatra_number and birth_paksha');
  }),
  output: z.strictObject({
    panchang_day: PanchangDayWire,
    reason: Reason,
    bird: BirdId.nullable().describe('Bird of the person; null if no person was sent.'),
    halves: z.array(HalfWire).max(2).describe('Day and night, with their tables.'),
    yamas: z.array(YamaWire).max(10).describe('Five of the day and five of the night, in order.'),
    confidence: Confidence.describe('Confidence in birds and activities.'),
    metadata: Metadata,
  }),
  credits: 1,
  example: { ...EXAMPLE_BIRTH, birth_nakshatra_number: 4, birth_paksha: 'Shukla' },
  compute: ({ bird: sent, birth_nakshatra_number: star, birth_paksha: half, ...birth }, sky) => {
    const almanacDay = openAlmanac(birth, sky);
    const { day, angles, moment, metadata } = almanacDay;
    const bird = sent ?? (star === undefined || half === undefined ? null : birthBirdOf(star, half));
    const spans = [
      { interval: daylightOf(day), isDay: true },
      { interval: nightOf(day), isDay: false },
    ];
    const halves = spans.flatMap(({ interval, isDay }) =>
      interval === null
        ? []
        : [{ interval, isDay, paksha: tithiAt(limbIndexAt(angles, 'tithi', interval.startJdUt)).paksha }],
    );
    return {
      panchang_day: presentDay(day, moment),
      reason: reasonOf(day),
      bird,
      halves: halves.map(({ isDay, paksha }) => ({
        is_day: isDay,
        paksha,
        adhikara_bird: adhikaraBirdOf(paksha, isDay, day.weekdayIndex),
        padu_bird: paduBirdOf(paksha, day.weekdayIndex),
        parts_confidence: paksha === 'Shukla' ? ('settled' as const) : ('one_source' as const),
      })),
      yamas: halves.flatMap((one) => yamasOf(almanacDay, one, bird)),
      confidence: 'settled' as const,
      metadata,
    };
  },
});
