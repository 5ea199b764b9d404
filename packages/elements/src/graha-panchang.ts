import { wallNowMs } from '@graha/catalog/pictures/answers';
import { dayChart, fullDay } from '@graha/catalog/pictures/kinds/days';
import { saidLane } from '@graha/catalog/pictures/said/times';
import { sayingOf, wordsIn } from '@graha/catalog/pictures/saying';
import { dayTimeline } from '@graha/drawing/day-timeline';
import { clock, type Span } from '@graha/drawing/timeline-chart';
import { define } from './core/base.ts';
import { GrahaElement } from './core/graha-element.ts';
import { clockReading } from './core/moment.ts';
import { html } from './core/node.ts';
import { widePicture } from './core/parts.ts';
import { todayIn } from './core/request.ts';
import type { GrahaPanchangElement } from './core/types.ts';

type FullAnswer = Parameters<typeof fullDay>[0];

class GrahaPanchang extends GrahaElement implements GrahaPanchangElement {
  protected override readonly css = `
dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(13rem,1fr));gap:.5rem 1.25rem;margin-bottom:.75rem}
dt{color:var(--text-2);font-size:.8125rem}
dd{margin:0}
.wide>svg{min-width:52rem}`;

  protected override usual(): { date: string; time: string } {
    return { date: todayIn(this.getAttribute('timezone'), new Date()), time: '12:00' };
  }

  protected readonly shows = 'panchang/full';

  protected operation(): string {
    return 'panchang/full';
  }

  protected draw(answer: object): readonly Node[] {
    // Safe: an answer of another shape throws here or below, and the element shows a failure.
    const day = answer as FullAnswer;
    const parts = fullDay(day);
    const say = sayingOf(wordsIn(answer) ?? {});
    const lanes = parts.lanes.map((lane) => saidLane(lane, say));
    const { date, weekday } = day.panchang_day;
    const title = this.headingOr(`Panchang of ${weekday}, ${date}`);
    const nowMs = wallNowMs(new Date(), parts.clock);
    const facts = lanes
      .filter(({ kind }) => kind === 'spans')
      .map(({ name, spans }) => [name, spans.map((span) => untilText(span, date)).join(', ')]);
    const sun = [day.panchang_day.sunrise, day.panchang_day.sunset].map((at) => at?.slice(11, 16) ?? 'none');
    return [
      html(
        'dl',
        { part: 'facts' },
        ...[['Day', `${weekday}, ${date}`], ['Sunrise and sunset', sun.join(' – ')], ...facts].map(([name = '', words = '']) =>
          html('div', {}, html('dt', {}, name), html('dd', {}, words)),
        ),
      ),
      widePicture(dayTimeline(dayChart({ ...parts, lanes }, nowMs), { id: 'day', title }), 'The day as a picture'),
    ]; // prettier-ignore
  }
}

/** `Krishna Navami until 16:44`, with the date if it is another one. */
function untilText({ name, endMs }: Span, date: string): string {
  const endDate = clockReading(endMs).slice(0, -6);
  return `${name} until ${clock(endMs)}${endDate === date ? '' : ` on ${endDate}`}`;
}

define('graha-panchang', GrahaPanchang);
