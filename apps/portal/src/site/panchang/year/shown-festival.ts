import { shortDate } from '../day-words.ts';
import { festivalIn, wordsIn } from '../words/in-language.ts';
import type { PageLanguage } from '../words/page-words.ts';
import type { YearFestival } from './city-year.ts';
import { COLUMNS } from './columns.ts';

/** A date of the page: `iso` for programs, `text` for people. `text` alone: the festival is not kept. */
export type ShownDate = { text: string; iso?: string; isOther?: true };

/** A festival as texts in the language of the page. */
export type ShownFestival = {
  key: string;
  name: string;
  /** Names in the other languages of the pages. */
  others: readonly { language: PageLanguage; name: string }[];
  /** The days of printed lists of holidays, with their regions; their heading is empty if there are none. */
  holidayWord: string;
  holidays: readonly { date: ShownDate; regions: string }[];
  /** The date by each column, or a single one if all have the same. */
  dates: readonly ShownDate[];
};

/** A festival on which the reckonings part. */
export type PartedFestival = ShownFestival & {
  reasons: readonly string[];
};

const OTHER_LANGUAGES = ['en', 'hi', 'ta'] as const;

/** Returns a festival as the page shows it. */
export function shownFestival(row: YearFestival, language: PageLanguage): ShownFestival {
  const names = { en: row.name, ...row.local };
  const name = festivalIn(language, row);
  const dateIn = (iso: string): ShownDate => ({ iso, text: shortDate(iso, language) });
  return {
    key: `${row.id} ${Object.values(row.dates).find((date) => date !== null) ?? ''}`,
    name,
    others: OTHER_LANGUAGES.flatMap((one) => {
      const other = names[one];
      return one === language || other === null || other === name ? [] : [{ language: one, name: other }];
    }),
    holidayWord: row.holidays.length === 0 ? '' : wordsIn(language).year.holiday,
    holidays: row.holidays.map(({ date, regions }) => ({ date: dateIn(date), regions: regions.join(', ') })),
    dates: datesOf(row, language),
  };
}

function datesOf(row: YearFestival, language: PageLanguage): readonly ShownDate[] {
  const dates = COLUMNS.map((id) => row.dates[id]);
  const [first, ...others] = dates;
  const shown = others.every((date) => date === first) ? dates.slice(0, 1) : dates;
  return shown.map((date) => dateBy(row, date, language));
}

const dateBy = ({ dates }: YearFestival, date: string | null, language: PageLanguage): ShownDate =>
  date === null
    ? { text: wordsIn(language).year.notKept }
    : { iso: date, text: shortDate(date, language), ...(date === dates.drik ? {} : { isOther: true }) };

/** Returns the festivals on which the reckonings part, as the page shows them. */
export function partedFestivals(rows: readonly YearFestival[], language: PageLanguage): PartedFestival[] {
  const words = wordsIn(language).year;
  // A leap month moves twenty festivals; its sentence is printed once.
  const firstOf = new Map(rows.toReversed().flatMap((row) => row.reasons[language].map((reason) => [reason, row])));
  return rows.map((row) => ({
    ...shownFestival(row, language),
    reasons: row.reasons[language].map((reason) => {
      const first = firstOf.get(reason);
      return first === undefined || first.name === row.name ? reason : words.sameReason(festivalIn(language, first));
    }),
  }));
}
