import { YEARS_TEXT } from '@graha/catalog/request/target';
import { LANGUAGE_CODES } from '@graha/catalog/languages/codes';
import { PICTURE_SIZE_PX, PICTURE_TEXTS, PICTURE_THEMES, PNG_SIZE_PX } from '@graha/catalog/pictures/picture';
import { PICTURE_STYLES } from '@graha/catalog/pictures/style';
import { pngRateWeight } from '@graha/catalog/operation/rate-weight';
import { SETTINGS, type Setting } from '@graha/catalog/request/settings';
import { listing } from '@graha/catalog/wire/words';
import { count } from '@graha/domain/core/format';
import { OWN_OPERATIONS } from '../../../shared/operations.ts';
import type { WrittenArticle } from '../block.ts';

const code = (value: unknown): string => `\`${String(value)}\``;
const ROWS: readonly [string, Setting][] = Object.entries(SETTINGS);
const drawn = OWN_OPERATIONS.filter(({ picture }) => picture !== undefined).length;

export const CONVENTIONS: WrittenArticle = {
  title: 'Conventions',
  lead: 'What holds for every request and every answer, so that it need not be said on each page.',
  sections: [
    {
      id: 'requests',
      title: 'Requests',
      blocks: [
        {
          kind: 'list',
          items: [
            '`POST` takes JSON in UTF-8. `GET` takes the same members as a query, those of groups with a dot: `settings.ayanamsa=raman`.',
            'Two births in one request go by `POST` alone.',
            'A member that the schema does not know is refused with 422: a mistyped setting is never silently ignored. The answer lists all problems at once.',
          ],
        },
      ],
    },
    {
      id: 'answers',
      title: 'Answers',
      blocks: [
        {
          kind: 'text',
          text: 'An answer is the thing itself: there is no `data` around it. `metadata` comes last and names the engine, the version of the formulas and every convention that was used. What had to give way stands beside it as `…_requested`.',
        },
        {
          kind: 'list',
          items: [
            'Angles are decimal degrees, 0 to 360, rounded to a nine-digit fraction. A degree within a sign never rounds up into the next one.',
            'Numbers are numbers: `sign_number` counts from 1, Aries; houses from 1.',
            'Instants are ISO 8601 with the offset of the place; before standard time an offset has seconds, `+05:53:28`, which RFC 3339 and some parsers do not know. The printed start of a period is the first second in it: asked there, every operation gives the new one. What does not happen on a day, such as a moonrise, is `null`.',
            'The same input gives the same answer. Where the answer depends on now, it names the moment it used.',
          ],
        },
      ],
    },
    {
      id: 'time-zones',
      title: 'Births and time zones',
      blocks: [
        {
          kind: 'text',
          text: 'A birth is a local date, clock time and place. `timezone` is a number of hours ahead of UTC, or an IANA name such as `Asia/Kolkata`: then the offset is the one that held on that date, with summer time and war time.',
        },
        {
          kind: 'text',
          text: '`GET /api/v1/places?q=ujjain` finds the place of a birth: send its `id` as `place_id`, or its `latitude`, `longitude` and `timezone` as they come. It takes names in any script, narrows by what follows a comma (`springfield, ill`), costs nothing and has a rate limit of its own. The places are those of GeoNames (CC BY 4.0) with 500 people or more.',
        },
        {
          kind: 'text',
          text: 'The date of a birth may be in another `calendar`: Julian, Bikram Sambat, Saka, two Islamic, Tamil, Malayalam, two Bengali or Odia; a date that it lacks is refused with the last day of that month. `auto` reads a date by the calendar that `country` counted by on that day, and refuses days of which that is not certain. A date with a `country` that still had the Julian calendar needs `calendar`; with a `place_id` alone it is read as Gregorian, and `metadata.birth` has a note. `gregorian_date` there is the date that was computed.',
        },
        {
          kind: 'text',
          text: '`calendar: malayalam` is the Kollam era of Kerala, years 1 to 1573; month 1 is Chingam. A month begins on the day of the Sun’s entry into its sign, by the sky with Lahiri’s ayanamsa, if he enters in the first three fifths of daylight at Thiruvananthapuram, else on the next day: the rule of Mathrubhumi and Malayala Manorama. DrikPanchang, whose Sun is 9.5 minutes later, parts from it in about one month of a hundred (1 Chingam 1199: 18 August 2023, in the press of Kerala 17 August), almanacs by the Vakya in more. In the north of Malabar the year once began with Kanni, a month later; send the year of the south, and check the day against the weekday of the record.',
        },
        {
          kind: 'text',
          text: `Births and days of ${YEARS_TEXT} are computed, 1900 to 2100 from the packed polynomials and the others by Swiss Ephemeris; Sun, Moon and Saturn are packed for all years. Chiron’s ephemeris begins in 675: a chart with Chiron before that year is a 422 that says so. A server with further Swiss Ephemeris files (\`EPHE_PATH\`) computes theirs too: \`GET /api/v1/operations\` has the years of the server that you call, and a year outside them is a 422 that names them. Dates before 1582 are Gregorian ones counted back (proleptic). Almanacs, festivals and muhurtas before 1800 apply the rules of today to the sky of that time, and \`calendar_note\` of their metadata says so: people kept other dates. \`delta_t_uncertainty_seconds\` of \`metadata.birth\` is the error of the Earth’s clock, after Morrison and Stephenson (2004) and, for the future, Huber (2006): the ascendant does not depend on it, the Moon moves by 0.55″ a second.`,
        },
        {
          kind: 'text',
          text: 'Before standard time each town kept the mean time of its own meridian: 4 minutes for each degree of longitude, to the second. A birth by zone name or `place_id` from before the first standard time of its zone is read so; the tz database has only the time of one city of the zone. Madras, Bern, Prague and other mean times of observatories and railways, which the database has between the two, do not count: local time ends in India and Ceylon with 1905, in Switzerland on 31 May 1894, in Bohemia on 30 September 1891, in the Netherlands on 30 April 1909. Mean times that law made civil time for all do count: Rome 1866, Sweden 1879, Paris 1891, Dublin 1880, Athens 1895.',
        },
        {
          kind: 'text',
          text: '`settings.clock` reads another clock: `zone` the rules of the zone at every date, `local_mean` the mean time of the place at every date (Bombay kept it beside standard time until 1955, Calcutta until 1948), `local_apparent` the sundial, as in church books, `ut` universal time. A number in `timezone` is the clock itself and is not combined with the last three. `metadata.birth` shows what was read: the instant in UTC, offset, clock, Julian Day and Delta T, and a `note` where another program may differ. Instants of the answer are printed by the same clock.',
        },
        {
          kind: 'text',
          text: 'When clocks are put back an hour happens twice, and when they are put forward one never happens. `fold` decides: 0 reads such a time by the offset before the change, 1 by the one after. Without it, such a time is refused.',
        },
      ],
    },
    {
      id: 'settings',
      title: 'Settings',
      blocks: [
        {
          kind: 'text',
          text: '`settings` holds the conventions that schools differ in. Each operation takes those that mean something to it and says so on its page; the first value here is the usual default.',
        },
        {
          kind: 'text',
          text: 'Western charts are tropical. `settings.zodiac: sidereal` counts all of their longitudes from the stars instead, by Fagan and Bradley’s ayanamsa or the one of `settings.ayanamsa`: places, signs, lords, cusps and houses follow, and `metadata` names zodiac, ayanamsa and its value. Transits and progressions are in the sidereal zodiac of their own date, and a return is one to the sidereal longitude.',
        },
        {
          kind: 'table',
          label: 'Settings',
          columns: ['Setting', 'Values', 'What it decides'],
          rows: ROWS.map(([name, { values, description, alias }]) => [
            code(name),
            values.map(code).join(' '),
            alias === undefined ? description : `${description} Also read as ${code(alias)}.`,
          ]),
        },
      ],
    },
    {
      id: 'languages',
      title: 'Names in other languages',
      blocks: [
        {
          kind: 'text',
          text: `Names in an answer are English, so that programs can compare them. With \`settings.language\` the answer carries \`metadata.words\`: its names in that language, by group and English name, such as \`words.SignName.Aries\`. The group matters: Magha is a star, and Magha is a month. Sentences stay English, and \`metadata.texts_language\` says so.`,
        },
        {
          kind: 'text',
          text: `${LANGUAGE_CODES.length} languages are offered: ${listing(LANGUAGE_CODES.map(code))}. A word is there where two independent sources have it, or one good source that no other contradicts; a word without such a source is left out. \`GET /api/v1/vocabulary/hi\` has all words of a language with the number of their sources, free and without a key. Another language is refused with 422, which is free.`,
        },
        {
          kind: 'text',
          text: 'Pictures write the same words in their script, and the squares of a chart in Hindi and Tamil the letters of their almanacs. An SVG in an Indian script has its letters as outlines, so it needs no font. Ask for `Accept: image/svg+xml; text=live` if people should select its text.',
        },
      ],
    },
    {
      id: 'markdown',
      title: 'Answers as text',
      blocks: [
        {
          kind: 'text',
          text: 'Every operation answers a short Markdown text for a language model, at the price of the call, when the request prefers `text/markdown` to JSON. It has at most 4,096 bytes: the request, the clock of the birth, the settings used, notes of doubt, and the answer with the numbers of the JSON and their units. Names are in `settings.language`. Long lists are cut; a sentence says how many rows are left out and which parameter gives fewer. Errors stay JSON.',
        },
        {
          kind: 'code',
          title: 'Ask for a text',
          code: 'POST /api/v1/kundali/basic\nAccept: text/markdown',
        },
      ],
    },
    {
      id: 'pictures',
      title: 'Answers as pictures',
      blocks: [
        {
          kind: 'text',
          text: `${drawn} operations draw their answer as SVG or PNG, at the price of the call, when the request prefers a picture to JSON. Colours are written out and nothing is loaded, so the file stands alone. A PNG of ${count(PNG_SIZE_PX)} pixels, its size where none is named, counts as ${pngRateWeight(PNG_SIZE_PX)} calls toward the rate limit, others by their area: up to ${pngRateWeight(PICTURE_SIZE_PX.max)}. A value that is not listed is refused with 422, which is free.`,
        },
        {
          kind: 'code',
          title: 'Ask for a picture',
          code: `POST /api/v1/kundali/basic?style=${PICTURE_STYLES[0]}&size=600&theme=${PICTURE_THEMES[0]}\nAccept: image/png`,
        },
        {
          kind: 'table',
          label: 'Parameters of a picture',
          columns: ['Parameter', 'Values'],
          rows: [
            ['`style`', PICTURE_STYLES.map(code).join(' ')],
            ['`size`', `${PICTURE_SIZE_PX.min} to ${PICTURE_SIZE_PX.max}, the longer side in pixels`],
            ['`theme`', PICTURE_THEMES.map(code).join(' ')],
            [
              '`text`',
              `${PICTURE_TEXTS.map(code).join(' ')}, of an SVG; outlines for languages in Indian scripts if omitted, live for others`,
            ],
          ],
        },
      ],
    },
  ],
  next: { label: 'Errors', href: '/docs/errors' },
};
