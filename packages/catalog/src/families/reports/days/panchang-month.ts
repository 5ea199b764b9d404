import { z } from 'zod';
import { operation } from '../../../operation/operation.ts';
import { BirthDetails, reportClockOfDays } from '../../../request/birth.ts';
import { FROM_CENTRE, settingsOf } from '../../../request/settings.ts';
import { reportUnknownZone } from '../../../request/zones/timezone.ts';
import { members, skyYear, wholeNumber } from '../../../wire/fields.ts';
import { lunarMonthIn } from '../../../languages/speaker.ts';
import { ALMANAC_SETTINGS } from '../../panchang/almanac.ts';
import { panchang } from '../../panchang/panchang.ts';
import { coordinatesOf } from '../charts.ts';
import { observanceName } from '../local-names.ts';
import { methodSection, reportMetadata } from '../method.ts';
import { reportOf, type ReportSection } from '../model.ts';
import { pairsPart, picturePart, section, tablePart } from '../parts.ts';
import { type Asker, createAsker, partsPrice, REPORT } from '../report.ts';
import { placeNamed, REPORT_MEMBERS } from '../request.ts';
import { type Speech, speechIn } from '../speech.ts';

const { latitude, longitude, timezone, place_id } = BirthDetails.shape;

export const ORIENTATIONS = ['landscape', 'portrait'] as const;

const MonthRequest = members(
  {
    year: skyYear({ title: 'Year', description: 'Gregorian year of the month.' }),
    month: wholeNumber(1, 12).meta({ title: 'Month', description: 'Month of the year, 1 is January.' }),
    latitude,
    longitude,
    timezone,
    place_id,
    place_name: placeNamed('Place', 'Name of the place, printed in the report.'),
    orientation: z
      .enum(ORIENTATIONS, { error: `must be one of ${ORIENTATIONS.join(', ')}` })
      .default('landscape')
      .meta({ title: 'Orientation', description: 'Orientation of the pages of a PDF.' }),
    ...REPORT_MEMBERS,
    settings: settingsOf([...ALMANAC_SETTINGS, 'clock'], FROM_CENTRE),
  },
  'member of this request',
)
  .superRefine(reportUnknownZone, { when: () => true })
  .superRefine(reportClockOfDays, { when: () => true });
type MonthInput = z.output<typeof MonthRequest>;

/** Credits of the operations below together. */
const CREDITS = 4;
/** The day whose eras are printed. */
const MIDDLE_DATE = 15;

function answersOf({ ask }: Asker, input: MonthInput) {
  const { year, month, settings } = input;
  const place = { latitude: input.latitude, longitude: input.longitude, timezone: input.timezone };
  const noonOf = (date: number) => ({ year, month, date, hours: 12, minutes: 0, ...place, settings });
  const request = noonOf(1);
  return {
    request,
    month: ask('panchang/calendar-month', panchang['calendar-month'], request),
    middle: ask('panchang/calendar-day', panchang['calendar-day'], noonOf(MIDDLE_DATE)),
  };
}
type Answers = ReturnType<typeof answersOf>;
type Day = Answers['month']['days'][number];

/** A month without a title fills the first page. */
const gridSection = ({ request }: Answers): ReportSection =>
  section('', [picturePart('', { operation: 'panchang/calendar-month', request, style: null, width: 'whole' })], false);

function observancesSection(speech: Speech, input: MonthInput, { month, middle }: Answers): ReportSection {
  const { label, term, language } = speech;
  const { eras } = middle.calendar;
  const named = (names: readonly string[]): string =>
    [...new Set(names)].map((name) => lunarMonthIn(speech, name)).join(', ');
  const sankrantiOf = ({ sankranti, date }: Day): string[] =>
    sankranti === null
      ? []
      : [`${label('sun_sign')}: ${term('RashiName', sankranti.sign)}, ${speech.shortTime(sankranti.at, date)}`];
  const rows = month.days.flatMap((day) => {
    const names = [...new Set([...sankrantiOf(day), ...day.festivals.map((one) => observanceName(one, language))])];
    return names.length === 0 ? [] : [[speech.dayOfYear(day.date), term('WeekdayName', day.weekday), names.join(', ')]];
  });
  const table = tablePart(speech, ['date', 'weekday', 'festivals'], rows);
  return section(label('festivals'), [
    pairsPart([
      [label('place'), input.place_name ?? null],
      [label('coordinates'), coordinatesOf(input)],
      [`${label('lunar_month')}, ${label('amanta')}`, named(month.days.map(({ lunar_month: one }) => one.name))],
      [label('vikram_year'), String(eras.vikram.year)],
      [label('shaka_year'), String(eras.shaka.year)],
    ]),
    ...(rows.length === 0 ? [] : [table]),
  ]);
}

function daysSection(speech: Speech, { month }: Answers): ReportSection {
  const { label, term } = speech;
  const rows = month.days.map((day, index) => [
    String(index + 1),
    term('WeekdayName', day.weekday),
    speech.shortTime(day.sunrise, day.date),
    speech.shortTime(day.sunset, day.date),
    speech.shortTime(day.moonrise, day.date),
    speech.shortTime(day.moonset, day.date),
    `${term('PakshaName', day.tithi.paksha)} ${term('TithiName', day.tithi.name)} ${speech.shortTime(day.tithi.end, day.date)}`,
    `${term('NakshatraName', day.nakshatra.name)} ${speech.shortTime(day.nakshatra.end, day.date)}`,
    lunarMonthIn(speech, day.lunar_month.name),
  ]);
  const columns = [
    '>day', 'weekday', '>sunrise', '>sunset', '>moonrise', '>moonset', 'tithi', 'nakshatra', 'lunar_month',
  ] as const; // prettier-ignore
  return section(label('days'), [tablePart(speech, columns, rows)]);
}

export const panchangMonth = operation({
  ...REPORT,
  summary: 'A wall calendar of a place as a report: PDF with your brand, or its data.',
  description:
    'A month of the panchang of a city as pages to print or sell: a page with the month as an almanac prints it, the festivals and ' +
    'vows, and a row for each day with sunrise, sunset, moonrise, moonset, tithi and star with their ends (+ is on the next date). ' +
    'Observances have their names in Hindi, Sanskrit and Tamil, and the Latin ones in other languages. `Accept: application/pdf` ' +
    'gives the PDF, in the language of `settings.language`, with your name, logo and colours and without ours. JSON gives the ' +
    'same texts, tables and pictures as data.',
  input: MonthRequest,
  output: reportOf('panchang-month'),
  scope: 'panchang',
  pricedBy: partsPrice(CREDITS),
  rateWeight: 2,
  example: {
    year: 2026,
    month: 11,
    latitude: 18.5204,
    longitude: 73.8567,
    timezone: 'Asia/Kolkata',
    place_name: 'Pune',
    brand: { name: 'Kamala Jyotish', footer: '14 Prabhat Road, Pune' },
  },
  compute: (input, sky) => {
    const speech = speechIn(input.settings.language);
    const asker = createAsker(sky);
    const answers = answersOf(asker, input);
    const { metadata } = answers.month;
    return {
      kind: 'panchang-month' as const,
      title: speech.label('panchang_month'),
      subject: [speech.month(input.year, input.month), input.place_name ?? '']
        .filter((text) => text !== '')
        .join(' · '),
      language: speech.language,
      sections: [
        gridSection(answers),
        observancesSection(speech, input, answers),
        daysSection(speech, answers),
        methodSection(speech, metadata),
      ],
      operations: [...asker.asked],
      metadata: reportMetadata(sky.name, input.settings, metadata),
    };
  },
});
