import { monthChart } from '@graha/catalog/pictures/kinds/months';
import { saidMonth } from '@graha/catalog/pictures/said/months';
import { type LabelRule, monthLabels } from '@graha/catalog/pictures/said/label-rules';
import { type MonthChart, monthGrid } from '@graha/drawing/month-grid';
import { define } from './core/base.ts';
import { GrahaElement } from './core/graha-element.ts';
import { html, type Write } from './core/node.ts';
import { foldedPart, widePicture } from './core/parts.ts';
import { Refusal } from './core/refusal.ts';
import { todayIn } from './core/request.ts';
import type { Speech } from './core/speech.ts';
import { WIDE } from './core/theme.ts';
import type { GrahaMonthElement } from './core/types.ts';

type MonthAnswer = Parameters<typeof monthChart>[0];

class GrahaMonth extends GrahaElement implements GrahaMonthElement {
  protected override readonly css = `${WIDE}
.wide>svg{min-width:58rem}
li{padding:.375rem 0;border-top:1px solid var(--line)}`;

  protected override usual(): { date: string; time: string } {
    return { date: todayIn(this.getAttribute('timezone'), new Date()), time: '12:00' };
  }

  protected readonly shows = 'panchang/calendar-month';

  protected operation(): string {
    return 'panchang/calendar-month';
  }

  protected draw(answer: object, speech: Speech): readonly Node[] {
    // Safe: an answer of another shape throws here or below, and the element shows a failure.
    const month = answer as MonthAnswer;
    if (month.days.length === 0) throw new Refusal('This month has no days.');
    const english = monthChart(month, this.#marked(month));
    const write = speech.writing([...monthLabels((name) => english.lunarMonths.includes(name)), DESCRIBED]);
    const said = saidMonth(english, speech.words);
    const chart = speech.code === 'en' ? said : { ...said, days: spokenIn(speech, month, said, write) };
    const name = write(chart.name, 'title');
    const days = chart.days.map(({ spoken }) => html('li', {}, spoken));
    const title = this.headingOr(speech.label('panchang_month', 'Calendar'));
    return [
      widePicture(monthGrid({ ...chart, name }, { id: 'month', title }), `${title}, ${name}`, write),
      foldedPart(speech.label('days', 'Days as a list'), html('ol', { part: 'list' }, ...days)),
    ];
  }

  /** The day of the attribute `date`, else today, if the month has it. */
  #marked({ days }: MonthAnswer): number {
    const date = this.getAttribute('date') ?? this.usual().date;
    return days.findIndex((day) => day.date === date) + 1;
  }
}

/** The beginning of the description of a picture, whose months are translated. */
const DESCRIBED: LabelRule = [
  /^(.+), Amanta (.+)$/s,
  ({ label }, [name, months]) => `${name}, ${label('amanta')}: ${months}`,
];

/** The days with their description in words of the language, in place of its English sentences. */
function spokenIn(
  { label, saying }: Speech,
  { days }: MonthAnswer,
  chart: MonthChart,
  write: Write,
): MonthChart['days'] {
  const [paksha, tithi] = [saying('PakshaName'), saying('TithiName')];
  const [star, weekday] = [saying('NakshatraName'), saying('WeekdayName')];
  return chart.days.map((square, index) => {
    const day = days[index];
    if (day === undefined) return square;
    const { sunrise, festivals } = square;
    const sun = sunrise === null ? label('no_sunrise', 'no sunrise') : `${label('sunrise', 'sunrise')} ${sunrise}`;
    const notes = square.notes.map((note) => write(note, 'title'));
    const limbs = `${paksha(day.tithi.paksha)} ${tithi(day.tithi.name)}, ${star(day.nakshatra.name)}`;
    const spoken = `${square.dayOfMonth} ${weekday(day.weekday)}: ${[limbs, sun, ...notes, ...festivals].join(', ')}.`;
    return { ...square, notes, spoken };
  });
}

define('graha-month', GrahaMonth);
