import { labelOf } from '@graha/catalog/pictures/kinds/label-of';
import { ashtakootView, poruthamView } from '@graha/catalog/pictures/kinds/scores';
import { saidScores } from '@graha/catalog/pictures/said/scores';
import { type LabelRule, SCORE_LABELS } from '@graha/catalog/pictures/said/label-rules';
import type { TermGroup } from '@graha/catalog/languages/term-groups';
import { scoreCard } from '@graha/drawing/score-card';
import { define } from './core/base.ts';
import { GrahaElement } from './core/graha-element.ts';
import type { ElementLabel } from './core/labels.ts';
import { html } from './core/node.ts';
import { foldedPart, pictureOf, tableOf } from './core/parts.ts';
import { Refusal } from './core/refusal.ts';
import type { Speech } from './core/speech.ts';
import type { GrahaMatchElement } from './core/types.ts';

type KootaAnswer = Parameters<typeof ashtakootView>[0];
type PoruthamAnswer = Parameters<typeof poruthamView>[0];

const SYSTEMS = ['ashtakoot', 'porutham'];

/** Groups of the compared properties. */
const COMPARED: readonly TermGroup[] = [
  'PointName', 'SignName', 'NakshatraName', 'GanaName', 'YoniName', 'NadiName', 'VarnaName', 'VashyaName', 'TaraName',
]; // prettier-ignore

/** Beyond those of the picture: its description. */
const RULES: readonly LabelRule[] = [
  ...SCORE_LABELS,
  [/^.+ of \d.+$/s, (_, __, whole) => whole.replaceAll(/ of (?=\d)/g, ' / ')],
];

class GrahaMatch extends GrahaElement implements GrahaMatchElement {
  static override readonly observedAttributes = [...GrahaElement.observedAttributes, 'system'];
  protected override readonly css = `
svg{max-width:34rem}
.says{font-size:1.0625rem;margin-bottom:.75rem}
ul{margin:.75rem 0 0;padding-inline-start:1.25rem}`;

  protected readonly shows = 'matchmaking/ashtakoot or matchmaking/porutham';

  protected operation(): string {
    const system = this.getAttribute('system') ?? 'ashtakoot';
    if (!SYSTEMS.includes(system)) throw new Refusal('The attribute system is ashtakoot or porutham.');
    return `matchmaking/${system}`;
  }

  /** The first form of `for` is the bride's, the second the groom's. */
  protected override bodyOfForms(births: readonly object[]): object | null {
    const [bride, groom] = births;
    return bride === undefined || groom === undefined ? null : { bride, groom };
  }

  protected draw(answer: object, { label, saying, writing }: Speech): readonly Node[] {
    // Safe: an answer of another shape throws here or below, and the element shows a failure.
    const match = answer as KootaAnswer | PoruthamAnswer;
    const { chart: points, says, exceptions } = 'kootas' in match ? ashtakootView(match) : poruthamView(match);
    const said = saidScores(points, saying(...COMPARED));
    // Safe: a part of another name has no label, and keeps its own.
    const partOf = (key: string): string => label(key as ElementLabel, labelOf(key));
    const parts = Object.entries('kootas' in match ? match.kootas : match.poruthams);
    const chart = { ...said, rows: said.rows.map((row, index) => ({ ...row, name: partOf(parts[index]?.[0] ?? '') })) };
    const title = this.headingOr(label('kootas' in match ? 'ashtakoot' : 'poruthams', 'Points of the match'));
    const rows = parts.map(([key, { description }]) => [partOf(key), description]);
    return [
      html('p', { class: 'says', part: 'verdict' }, says),
      pictureOf(scoreCard(chart, { id: 'match', title }), writing(RULES)),
      ...(exceptions.length === 0 ? [] : [html('ul', { part: 'exceptions' }, ...exceptions.map((one) => html('li', {}, one)))]),
      foldedPart(label('reasons', 'Reasons'), tableOf([label('koota', 'Part'), label('reasons', 'Reason')], rows)),
    ]; // prettier-ignore
  }
}

define('graha-match', GrahaMatch);
