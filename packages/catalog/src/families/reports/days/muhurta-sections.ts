import { LABEL_KEYS, type LabelKey } from '../../../languages/labels.ts';
import { lunarMonthIn } from '../../../languages/speaker.ts';
import { coordinatesOf } from '../charts.ts';
import type { ReportPart, ReportSection } from '../model.ts';
import type { MuhurtaAnswers, MuhurtaInput } from './muhurta-answers.ts';
import { pairsPart, picturePart, section, tablePart, textPart } from '../parts.ts';
import { NONE, type Speech } from '../speech.ts';

type Window = MuhurtaAnswers['found']['windows'][number];

const isLabel = (id: string): id is LabelKey => LABEL_KEYS.some((key) => key === id);

/** The purpose in the language of the report. A test checks that every purpose has its words. */
export const purposeName = ({ label }: Speech, { purpose }: MuhurtaInput, { found }: MuhurtaAnswers): string =>
  isLabel(purpose) ? label(purpose) : found.purpose_name;

const DAY_MS = 86_400_000;
const DAYS_PER_WEEK = 7;
/** The epoch was a Thursday. */
const SUNDAY_BEFORE_EPOCH_DAYS = 4;
/** A calendar of more weeks is too small to read on a page. */
const WEEKS_DRAWN_MAX = 5;

const weekOf = (iso: string): number =>
  Math.floor((Date.parse(`${iso.slice(0, 10)}T00:00Z`) / DAY_MS + SUNDAY_BEFORE_EPOCH_DAYS) / DAYS_PER_WEEK);

export function questionSection(speech: Speech, input: MuhurtaInput, answers: MuhurtaAnswers): ReportSection {
  const { label } = speech;
  const { found, request } = answers;
  const weeks = new Set(found.windows.map(({ start }) => weekOf(start))).size;
  const picture = picturePart('', { operation: 'muhurta/find', request, style: null, width: 'whole' });
  const pairs = pairsPart([
    [label('purpose'), purposeName(speech, input, answers)],
    [label('dates'), `${speech.date(input.from)} – ${speech.date(input.to)}`],
    [label('place'), input.place_name ?? null],
    [label('coordinates'), coordinatesOf(input)],
    [label('times_found'), String(found.windows_found)],
  ]);
  const shown: ReportPart[] = weeks === 0 ? [textPart(label('no_times'))] : weeks <= WEEKS_DRAWN_MAX ? [picture] : [];
  return section('', [pairs, ...shown], false);
}

/** `Shukla Tritiya` of an answer, each word in the language. */
function tithiOf({ term }: Speech, { limbs: { tithi } }: Window): string {
  const [paksha = '', ...name] = tithi.split(' ');
  return `${term('PakshaName', paksha)} ${term('TithiName', name.join(' '))}`;
}

export function timesSection(speech: Speech, { lagna }: MuhurtaInput, { found }: MuhurtaAnswers): ReportSection {
  const { label, term } = speech;
  const rows = found.windows.map((window) => [
    speech.dayOfYear(window.start),
    term('WeekdayName', window.limbs.vara),
    speech.time(window.start),
    speech.shortTime(window.end, window.start.slice(0, 10)),
    tithiOf(speech, window),
    `${term('NakshatraName', window.limbs.nakshatra)}, ${window.limbs.pada}`,
    ...(lagna ? [(window.lagnas ?? []).map(({ sign }) => term('SignName', sign)).join(', ') || NONE] : []),
    String(window.score),
    label(window.grade),
  ]);
  const columns = [
    'date', 'weekday', '>from', '>until', 'tithi', 'nakshatra', ...(lagna ? (['ascendant'] as const) : []), '>points', 'grade',
  ] as const; // prettier-ignore
  return section(label('times'), [tablePart(speech, columns, rows)]);
}

export function bestDaySection(speech: Speech, { day, dayRequest }: MuhurtaAnswers): ReportSection {
  const { label, term } = speech;
  const { panchang_day: on, calendar, yoga, karana, tithi, nakshatra } = day;
  return section(speech.date(on.date), [
    pairsPart([
      [label('weekday'), term('WeekdayName', on.weekday)],
      [label('lunar_month'), lunarMonthIn(speech, calendar.lunar_month.name)],
      [label('sunrise'), speech.time(day.sunrise, on.date)],
      [label('sunset'), speech.time(day.sunset, on.date)],
      [label('tithi'), `${term('PakshaName', tithi.paksha)} ${term('TithiName', tithi.name)}`],
      [label('nakshatra'), term('NakshatraName', nakshatra.name)],
      [label('yoga'), term('NityaYogaName', yoga.name)],
      [label('karana'), term('KaranaName', karana.name)],
    ]),
    picturePart('', { operation: 'panchang/full', request: dayRequest, style: null, width: 'whole' }),
  ]);
}

/** The times whose reasons are printed. */
const EXPLAINED = 5;

/** The rules are sentences in English, so only an English report has them. */
export function reasonsSections(speech: Speech, { found }: MuhurtaAnswers): ReportSection[] {
  if (speech.language !== 'en' || found.windows.length === 0) return [];
  const best = found.windows.toSorted((one, other) => other.score - one.score).slice(0, EXPLAINED);
  const tables = best.map((window) => {
    const rows = [...window.reasons, ...window.cautions].map(({ points, text, detail, source }) => [
      points > 0 ? `+${points}` : String(points),
      detail === null ? text : `${text} (${detail})`,
      source,
    ]);
    const { start, end, score } = window;
    const title = `${speech.date(start)}, ${speech.time(start)} – ${speech.shortTime(end, start.slice(0, 10))}: ${score}`;
    return tablePart(speech, ['>points', 'reasons', 'source'], rows, title);
  });
  return [section(speech.label('reasons'), tables)];
}
