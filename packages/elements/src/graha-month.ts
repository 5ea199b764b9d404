import { monthChart } from '@graha/catalog/pictures/kinds/months';
import { saidMonth } from '@graha/catalog/pictures/said/months';
import { wordsIn } from '@graha/catalog/pictures/saying';
import { monthGrid } from '@graha/drawing/month-grid';
import { define } from './core/base.ts';
import { GrahaElement } from './core/graha-element.ts';
import { html } from './core/node.ts';
import { foldedPart, widePicture } from './core/parts.ts';
import { Refusal } from './core/refusal.ts';
import { todayIn } from './core/request.ts';
import type { GrahaMonthElement } from './core/types.ts';

type MonthAnswer = Parameters<typeof monthChart>[0];

class GrahaMonth extends GrahaElement implements GrahaMonthElement {
  protected override readonly css = `
.wide>svg{min-width:58rem}
li{padding:.375rem 0;border-top:1px solid var(--line)}`;

  protected override usual(): { date: string; time: string } {
    return { date: todayIn(this.getAttribute('timezone'), new Date()), time: '12:00' };
  }

  protected readonly shows = 'panchang/calendar-month';

  protected operation(): string {
    return 'panchang/calendar-month';
  }

  protected draw(answer: object): readonly Node[] {
    // Safe: an answer of another shape throws here or below, and the element shows a failure.
    const month = answer as MonthAnswer;
    if (month.days.length === 0) throw new Refusal('This month has no days.');
    const chart = saidMonth(monthChart(month, this.#marked(month)), wordsIn(answer) ?? {});
    const days = chart.days.map(({ spoken }) => html('li', {}, spoken));
    return [
      widePicture(monthGrid(chart, { id: 'month', title: this.headingOr('Calendar') }), `${chart.name}, by weeks`),
      foldedPart('Days as a list', html('ol', { part: 'list' }, ...days)),
    ];
  }

  /** The day of the attribute `date`, else today, if the month has it. */
  #marked({ days }: MonthAnswer): number {
    const date = this.getAttribute('date') ?? this.usual().date;
    return days.findIndex((day) => day.date === date) + 1;
  }
}

define('graha-month', GrahaMonth);
