import { wallMs, wallNowMs } from '@graha/catalog/pictures/answers';
import { dashaView } from '@graha/catalog/pictures/kinds/periods';
import { saidPeriod } from '@graha/catalog/pictures/said/times';
import type { LabelRule } from '@graha/catalog/pictures/said/label-rules';
import { type Period, periodBars, runningPath } from '@graha/drawing/period-bars';
import { define } from './core/base.ts';
import { GrahaElement } from './core/graha-element.ts';
import { birthMsOf } from './core/moment.ts';
import { html } from './core/node.ts';
import { widePicture } from './core/parts.ts';
import type { Speech } from './core/speech.ts';
import { WIDE } from './core/theme.ts';
import type { GrahaDashaElement } from './core/types.ts';

type DashaAnswer = { mahadashas: Parameters<typeof dashaView>[0] };

/** Longer levels, which reports have labels for. */
const LEVELS = ['mahadasha', 'antardasha'] as const;

/** The name of a row, the tooltip of a period, the description. */
const RULES: readonly LabelRule[] = [
  [/^.+: .+ to .+$/s, (_, __, whole) => whole.replaceAll(/ to (?=\d)/g, ' – ').replaceAll(' of ', ': ').replaceAll(', running', '')],
  [/^(.+), (\S+) to (\S+)$/, (_, [name, from, to]) => `${name}, ${from} – ${to}`],
  [/^(.+) of (.+)$/, (_, [name, lord]) => `${name}: ${lord}`],
]; // prettier-ignore

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, -14);

class GrahaDasha extends GrahaElement implements GrahaDashaElement {
  static override readonly observedAttributes = [...GrahaElement.observedAttributes, 'as-of'];
  protected override readonly css = `${WIDE}
.wide>svg{min-width:46rem}
details{margin:0;border-top:1px solid var(--line)}
summary,.leaf{padding:.4375rem 0}
ol ol{padding-inline-start:1.125rem}
.dates{color:var(--text-2);font-size:.875rem;margin-inline-start:.5rem}
.now{color:var(--brass);font-size:.875rem;margin-inline-start:.5rem}
.leaf{border-top:1px solid var(--line)}`;

  /** Indexes of the opened period of each level; null until the reader opens one. */
  #opened: readonly number[] | null = null;
  #shown: object | null = null;

  protected readonly shows = 'dasha/vimshottari';

  protected operation(): string {
    return 'dasha/vimshottari';
  }

  protected draw(answer: object, { label, saying, writing }: Speech): readonly Node[] {
    if (this.#shown !== answer) this.#opened = null;
    this.#shown = answer;
    // Safe: an answer of another shape throws here or below, and the element shows a failure.
    const { mahadashas } = answer as DashaAnswer;
    const { periods: named, levels: english, clock } = dashaView(mahadashas);
    const periods = named.map((period) => saidPeriod(period, saying('PointName', 'SignName', 'YoginiName')));
    const levels = english.map((name, depth) => {
      const key = LEVELS[depth];
      return key === undefined ? name : label(key, name);
    });
    const title = this.headingOr(label('dasha', 'Periods of life'));
    const asOf = this.getAttribute('as-of');
    const nowMs = asOf === null ? wallNowMs(new Date(), clock) : wallMs(`${asOf}T00:00:00`.slice(0, 19));
    const running = runningPath(periods, nowMs);
    const opened = this.#opened ?? (running.length > 0 ? running : [0]);
    const draw = (path: readonly number[]): Element =>
      widePicture(
        periodBars({ periods, levels, opened: path, nowMs, birthMs: birthMsOf(answer) }, { id: 'periods', title }),
        title,
        writing(RULES),
      );
    let picture = draw(opened);
    const open = (path: readonly number[]): void => {
      this.#opened = path;
      const next = draw(path);
      picture.replaceWith(next);
      picture = next;
    };
    return [picture, listOf(periods, { path: [], opened, nowMs, open })];
  }
}

type ListOptions = {
  path: readonly number[];
  opened: readonly number[];
  nowMs: number;
  open: (path: readonly number[]) => void;
};

/** The periods as a list that opens level by level; the picture follows the opened ones. */
function listOf(periods: readonly Period[], { path, opened, nowMs, open }: ListOptions): HTMLElement {
  const isOpened = (index: number): boolean => [...path, index].every((one, depth) => opened[depth] === one);
  const items = periods.map((period, index) => {
    const own = [...path, index];
    const words = wordsOf(period, nowMs);
    if (period.children === undefined) return html('li', { class: 'leaf' }, ...words);
    const part = html('details', isOpened(index) ? { open: '' } : {}, html('summary', {}, ...words));
    const fill = (): void => {
      if (part.open && part.children.length === 1 && period.children !== undefined)
        part.append(listOf(period.children, { path: own, opened, nowMs, open }));
    };
    fill();
    let isFirst = part.open; // A part that is created open reports that too.
    part.addEventListener('toggle', () => {
      fill();
      if (!isFirst && part.open) open(own);
      isFirst = false;
    });
    return html('li', {}, part);
  });
  return html('ol', { part: 'list' }, ...items);
}

function wordsOf({ name, startMs, endMs }: Period, nowMs: number): Node[] {
  const isRunning = startMs <= nowMs && nowMs < endMs;
  return [
    html('span', {}, name),
    html('span', { class: 'dates' }, `${dayOf(startMs)} – ${dayOf(endMs)}`),
    ...(isRunning ? [html('span', { class: 'now', lang: 'en' }, 'running')] : []),
  ];
}

define('graha-dasha', GrahaDasha);
