import { lunarMonthName } from '@graha/astro-engine/calendar/lunar-month';
import {
  SANKALPA_TRADITIONS,
  sankalpaMomentOf,
  type SankalpaMoment,
  type SankalpaTradition,
} from '@graha/astro-engine/calendar/sankalpa';
import { reckonedDatesOf } from '@graha/astro-engine/calendar/solar-reckonings';
import { signIndexOf } from '@graha/astro-engine/core/angle';
import { isoAt } from '@graha/astro-engine/core/moment';
import { printedSpanAt } from '@graha/astro-engine/core/printed';
import { LIMB_IDS, limbAt } from '@graha/astro-engine/panchang/limbs';
import { karanaAt, nityaYogaAt, tithiAt } from '@graha/astro-engine/panchang/names';
import { RITUS } from '@graha/astro-engine/panchang/ritu';
import { rowAt } from '@graha/astro-engine/vocabulary/cycle';
import { SANSKRIT_SCRIPTS } from '@graha/astro-engine/vocabulary/indic-scripts';
import { nakshatraAt } from '@graha/astro-engine/vocabulary/nakshatras';
import { signAt } from '@graha/astro-engine/vocabulary/signs';
import { weekdayAt } from '@graha/astro-engine/vocabulary/weekdays';
import { z } from 'zod';
import { term } from '../../../languages/terms.ts';
import { operation } from '../../../operation/operation.ts';
import { birthRequest, EXAMPLE_BIRTH } from '../../../request/birth.ts';
import { FROM_CENTRE, type Setting } from '../../../request/settings.ts';
import { Confidence } from '../../../wire/confidence.ts';
import { Metadata } from '../../../wire/envelopes.ts';
import { NakshatraName } from '../../../wire/placement.ts';
import { ALMANAC_SETTINGS, type AlmanacDay, Instant, openAlmanac, PanchangDayWire, presentDay } from '../almanac.ts';
import { LANDS, PART_IDS, PLACE_KINDS, type PlaceKind, sankalpaPartsOf, SPEAKERS } from './line.ts';
import { presentSpoken, script, scriptOf } from './scripts.ts';
import { lineOf, spokenText } from './spoken-text.ts';

const tradition = {
  values: SANKALPA_TRADITIONS,
  title: 'Tradition',
  description:
    'Region whose months, years and words are spoken. deccan: months to the new moon and Shalivahana years, as in Maharashtra, Karnataka, ' +
    'Telangana and Andhra. tamil: months of the Sun. north: months to the full moon and Vikrama years. gujarat: months to the new moon ' +
    'and Vikrama years that begin with Kartika.',
} as const satisfies Setting;

const land = {
  values: LANDS,
  title: 'Land',
  description:
    'Whether the line names the land of Bharata. Many people abroad say it too; none leaves it out, for words of your own.',
} as const satisfies Setting;

const speaker = {
  values: SPEAKERS,
  title: 'Speaker',
  description: 'Who speaks, for the endings of `gotra` and `name`.',
} as const satisfies Setting;

// Safe: the keys of the table itself, which has rows.
const PLACE_KIND_IDS = Object.keys(PLACE_KINDS) as [PlaceKind, ...PlaceKind[]];
const place_kind = {
  values: PLACE_KIND_IDS,
  title: 'Kind of place',
  description: 'Word after `place_name`: nagare for a town, grāme for a village, kṣetre for a sacred place.',
} as const satisfies Setting;

const SankalpaRequest = birthRequest(ALMANAC_SETTINGS, {
  settings: { ...FROM_CENTRE, tradition, land, speaker, place_kind, script },
  members: {
    place_name: spokenText(60, 'Place name', 'Name of the place of the rite, spoken before the year.'),
    gotra: spokenText(60, 'Gotra', 'Gotra (lineage) of the speaker, without an ending, such as भारद्वाज.'),
    name: spokenText(60, 'Name', 'Name of the speaker, without an ending, such as राम.'),
    purpose: spokenText(200, 'Purpose', 'The rite in the accusative, such as सत्यनारायणपूजनम्; kariṣye, I shall do, follows.'), // prettier-ignore
  },
});

const LINE = {
  iast: z.string().describe('In Latin letters (IAST).'),
  devanagari: z.string().describe('In Devanagari letters.'),
  in_script: z
    .string()
    .describe('In the letters of `script`, for people who read Sanskrit in those of their language.'),
};

const PartWire = z
  .strictObject({
    id: z.enum(PART_IDS).describe('What the part says.'),
    ...LINE,
    meaning: z.string().describe('Meaning in English.'),
  })
  .meta({ id: 'SankalpaPart', description: 'A part of the sankalpa, which is spoken without a pause.' });

const monthNameOf = ({ monthIndex, isSolar, isAdhika }: SankalpaMoment): string =>
  isSolar ? signAt(monthIndex).sanskrit : `${isAdhika ? 'Adhika ' : ''}${lunarMonthName(monthIndex)}`;

const namesOf = (moment: SankalpaMoment, jupiterSignIndex: number) => ({
  samvatsara: moment.samvatsara,
  ayana: moment.ayana,
  ritu: rowAt(RITUS, moment.rituIndex).name,
  month: monthNameOf(moment),
  paksha: tithiAt(moment.tithiIndex).paksha,
  tithi: tithiAt(moment.tithiIndex).name,
  weekday: weekdayAt(moment.weekdayIndex).name,
  nakshatra: nakshatraAt(moment.nakshatraIndex).name,
  yoga: nityaYogaAt(moment.yogaIndex).name,
  karana: karanaAt(moment.karanaIndex).name,
  moonSign: signAt(moment.moonSignIndex).sanskrit,
  sunSign: signAt(moment.sunSignIndex).sanskrit,
  jupiterSign: signAt(jupiterSignIndex).sanskrit,
});

const SIGNS_OF_ZODIAC = 12;

/** The end of the first thing in the line that changes after the moment. */
function validUntil({ angles, day, moment: { jdUt } }: AlmanacDay): number {
  const signEnds = [angles.sun, angles.moon].map((angle) => printedSpanAt(angle, SIGNS_OF_ZODIAC, jdUt).endJdUt);
  return Math.min(day.endJdUt, ...signEnds, ...LIMB_IDS.map((limb) => limbAt(angles, limb, jdUt).endJdUt));
}

const rituConfidenceOf = (asked: SankalpaTradition): z.input<typeof Confidence> =>
  asked === 'tamil' ? 'settled' : 'disputed';

export const sankalpa = operation({
  summary: 'The sankalpa: the Sanskrit line that states time, place and purpose before a rite.',
  description:
    'Before a rite the speaker declares when and where it is done, from the age of the world down to the tithi, star, yoga and karana of ' +
    'the moment, and what is going to be done. The line is given in Devanagari and in Latin letters with the endings of the locative, as ' +
    'one text and in parts, each with its meaning; the names in it are also given in English, and in `settings.language` under ' +
    '`metadata.words`. `settings.tradition` selects the months, years and words of a region. Words are those of the moment of the rite, not ' +
    'of sunrise, and hold until `valid_until`. `settings.script` also gives the line in Bengali, Gujarati, Kannada, Malayalam, Odia, Tamil or ' +
    'Telugu letters; without it they are those of `settings.language`. Families have their own wording: this is the common one of printed books; the season is ' +
    'that of the month that is spoken, while some almanacs of the north print that of the tropical Sun.',
  input: SankalpaRequest,
  output: z.strictObject({
    panchang_day: PanchangDayWire,
    at: Instant.describe('The moment of the rite.'),
    valid_until: Instant.describe(
      'When the weekday, the tithi, star, yoga or karana, or the sign of Sun or Moon changes first.',
    ),
    script: z.enum(SANSKRIT_SCRIPTS).describe('Letters of `in_script`.'),
    text: z.strictObject(LINE).describe('The whole line. A final m is an anusvara before a consonant.'),
    parts: z.array(PartWire).describe('Parts of the line in the order in which they are spoken.'),
    year: z.int().describe('Elapsed years of the era of the tradition: Shaka, or Vikrama.'),
    samvatsara: z.string().describe('Name of the year in the cycle of sixty.'),
    ayana: term('AyanaName', z.enum(['Uttarayana', 'Dakshinayana'])).describe('Half of the year by the sidereal Sun.'),
    ritu: term('RituName', z.string()).describe('Season of the month.'),
    lunar_month: term('LunarMonthName', z.string())
      .nullable()
      .describe('Lunar month, as the tradition counts it; null if the tradition has months of the Sun.'),
    solar_month: term('RashiName', z.string())
      .nullable()
      .describe('Sign of the solar month; null if the tradition has lunar months.'),
    paksha: term('PakshaName', z.enum(['Shukla', 'Krishna'])).describe('Waxing or waning half of the lunar month.'),
    tithi: term('TithiName', z.string()).describe('Lunar day at the moment.'),
    weekday: term('WeekdayName', z.string()).describe('Weekday from sunrise to sunrise.'),
    nakshatra: NakshatraName.describe('Star of the Moon.'),
    yoga: term('NityaYogaName', z.string()).describe('Nitya yoga.'),
    karana: term('KaranaName', z.string()).describe('Half tithi.'),
    confidence: Confidence.describe('Confidence in the wording of the line.'),
    ritu_confidence: Confidence.describe('Confidence in the season.'),
    metadata: Metadata,
  }),
  credits: 1,
  example: {
    ...EXAMPLE_BIRTH,
    year: 2026,
    month: 11,
    date: 8,
    hours: 18,
    minutes: 30,
    place_name: 'बेङ्गलूरु',
    gotra: 'भारद्वाज',
    name: 'राम',
    purpose: 'श्रीमहालक्ष्मीपूजनम्',
  },
  compute: ({ place_name: placeName, gotra, name, purpose, ...asked }, sky) => {
    const { settings } = asked;
    const almanacDay = openAlmanac(asked, sky);
    const { opened, angles, day, moment, metadata } = almanacDay;
    const [solar] = reckonedDatesOf(opened, day, ['tamil']);
    if (solar === undefined) throw new RangeError('no Tamil date');
    const at = sankalpaMomentOf(settings.tradition, angles, moment.jdUt, { solar, weekdayIndex: day.weekdayIndex });
    const ayanamsaDeg = sky.ayanamsaDeg(settings.ayanamsa, moment.jdUt);
    const jupiterSignIndex = signIndexOf(sky.longitudeDeg('jupiter', moment.jdUt) - ayanamsaDeg);
    const names = namesOf(at, jupiterSignIndex);
    const parts = sankalpaPartsOf(
      { tradition: settings.tradition, moment: at, names, jupiterSignIndex },
      { land: settings.land, speaker: settings.speaker, placeKind: settings.place_kind, placeName, gotra, name, purpose }, // prettier-ignore
    );
    const letters = scriptOf(settings.script, settings.language);
    return {
      panchang_day: presentDay(day, moment),
      at: isoAt(moment.jdUt, moment.clock),
      valid_until: isoAt(validUntil(almanacDay), moment.clock),
      script: letters,
      text: presentSpoken(lineOf(parts), letters),
      parts: parts.map((part) => presentSpoken(part, letters)),
      year: at.year,
      samvatsara: at.samvatsara,
      ayana: at.ayana,
      ritu: names.ritu,
      lunar_month: at.isSolar ? null : names.month,
      solar_month: at.isSolar ? names.month : null,
      paksha: names.paksha,
      tithi: names.tithi,
      weekday: names.weekday,
      nakshatra: names.nakshatra,
      yoga: names.yoga,
      karana: names.karana,
      confidence: 'disputed' as const,
      ritu_confidence: rituConfidenceOf(settings.tradition),
      metadata,
    };
  },
});
