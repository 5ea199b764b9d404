import { wallNowMs } from '@graha/catalog/pictures/answers';
import { dayChart, fullDay } from '@graha/catalog/pictures/kinds/days';
import { saidLane } from '@graha/catalog/pictures/said/times';
import { DAY_LABELS, type LabelRule } from '@graha/catalog/pictures/said/label-rules';
import type { TermGroup } from '@graha/catalog/languages/term-groups';
import { dayTimeline } from '@graha/drawing/day-timeline';
import { clock, type Lane, type Span } from '@graha/drawing/timeline-chart';
import { define } from './core/base.ts';
import { GrahaElement } from './core/graha-element.ts';
import type { ElementLabel } from './core/labels.ts';
import { clockReading } from './core/moment.ts';
import { html } from './core/node.ts';
import { widePicture } from './core/parts.ts';
import { todayIn } from './core/request.ts';
import type { Speech } from './core/speech.ts';
import { WIDE } from './core/theme.ts';
import type { GrahaPanchangElement } from './core/types.ts';

type FullAnswer = Parameters<typeof fullDay>[0];

class GrahaPanchang extends GrahaElement implements GrahaPanchangElement {
  protected override readonly css = `${WIDE}
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

  protected draw(answer: object, speech: Speech): readonly Node[] {
    const { code, label, saying } = speech;
    // Safe: an answer of another shape throws here or below, and the element shows a failure.
    const day = answer as FullAnswer;
    const parts = fullDay(day);
    const lanes = parts.lanes.map((lane) => laneIn(lane, speech));
    const { date } = day.panchang_day;
    const weekday = saying('WeekdayName')(day.panchang_day.weekday);
    const title = this.headingOr(`${label('panchang_month', 'Panchang')}, ${weekday}, ${date}`);
    const nowMs = wallNowMs(new Date(), parts.clock);
    const facts = lanes
      .filter(({ kind }) => kind === 'spans')
      .map(({ name, spans }) => [name, spans.map((span) => untilText(span, date, speech)).join(', ')]);
    const sun = [day.panchang_day.sunrise, day.panchang_day.sunset].map((at) => at?.slice(11, 16) ?? '×');
    const sunName = code === 'en' ? 'Sunrise and sunset' : `${label('sunrise', '')} – ${label('sunset', '')}`;
    return [
      html(
        'dl',
        { part: 'facts' },
        ...[[label('day', 'Day'), `${weekday}, ${date}`], [sunName, sun.join(' – ')], ...facts].map(([name = '', words = '']) =>
          html('div', {}, html('dt', {}, name), html('dd', {}, words)),
        ),
      ),
      widePicture(dayTimeline(dayChart({ ...parts, lanes }, nowMs), { id: 'day', title }), title, speech.writing(RULES)),
    ]; // prettier-ignore
  }
}

/** Beyond those of the picture: the tooltip of a span, and the description. */
const RULES: readonly LabelRule[] = [
  [/^[^:]+, (\S+) to (\S+)$/, (_, __, whole) => whole.replace(' to ', ' – ')],
  [/^.+: .+\.$/s, ({ label }, _, whole) =>
    whole
      .replaceAll(/ to (?=\d)/g, ' – ')
      .replace(/^Sunrise (.+?), sunset (.+?)\./, `${label('sunrise')} $1, ${label('sunset')} $2.`)
      .replaceAll(': none.', ': –.')],
  ...DAY_LABELS,
]; // prettier-ignore

/** The groups of the names in a lane. A star and a month may have the same name. */
const GROUPS: Readonly<Record<string, readonly [ElementLabel, ...TermGroup[]]>> = {
  Tithi: ['tithi', 'TithiName', 'PakshaName'],
  Nakshatra: ['nakshatra', 'NakshatraName'],
  Yoga: ['yoga', 'NityaYogaName'],
  Karana: ['karana', 'KaranaName'],
  Favourable: ['favourable', 'MuhurtaName'],
  Avoid: ['avoid', 'MuhurtaName'],
};

function laneIn(lane: Lane, { label, saying }: Speech): Lane {
  const [key, ...groups] = GROUPS[lane.name] ?? [];
  return key === undefined ? lane : { ...saidLane(lane, saying(...groups)), name: label(key, lane.name) };
}

/** `Krishna Navami until 16:44`, with the date if it is another one. */
function untilText({ name, endMs }: Span, date: string, { code, label }: Speech): string {
  const endDate = clockReading(endMs).slice(0, -6);
  const time = clock(endMs);
  const on = endDate === date ? '' : endDate;
  if (code === 'en') return `${name} until ${time}${on && ` on ${on}`}`;
  const until = label('until', 'until').toLowerCase();
  // Only the languages of Europe have the word before the time.
  const isBefore = ['de', 'es', 'fr', 'ru'].includes(code);
  const end = [time, on].filter(Boolean).join(', ');
  return `${name} ${isBefore ? `${until} ${end}` : `${end} ${until}`}`;
}

define('graha-panchang', GrahaPanchang);
