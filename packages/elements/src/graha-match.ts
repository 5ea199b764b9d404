import { labelOf } from '@graha/catalog/pictures/kinds/label-of';
import { ashtakootView, poruthamView } from '@graha/catalog/pictures/kinds/scores';
import { saidScores } from '@graha/catalog/pictures/said/scores';
import { sayingOf, wordsIn } from '@graha/catalog/pictures/saying';
import { scoreCard } from '@graha/drawing/score-card';
import { define } from './core/base.ts';
import { GrahaElement } from './core/graha-element.ts';
import { html } from './core/node.ts';
import { foldedPart, pictureOf, tableOf } from './core/parts.ts';
import { Refusal } from './core/refusal.ts';
import type { GrahaMatchElement } from './core/types.ts';

type KootaAnswer = Parameters<typeof ashtakootView>[0];
type PoruthamAnswer = Parameters<typeof poruthamView>[0];

const SYSTEMS = ['ashtakoot', 'porutham'];

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

  protected draw(answer: object): readonly Node[] {
    // Safe: an answer of another shape throws here or below, and the element shows a failure.
    const match = answer as KootaAnswer | PoruthamAnswer;
    const { chart: points, says, exceptions } = 'kootas' in match ? ashtakootView(match) : poruthamView(match);
    const chart = saidScores(points, sayingOf(wordsIn(answer) ?? {}));
    const reasons = Object.entries('kootas' in match ? match.kootas : match.poruthams);
    const rows = reasons.map(([key, { description }]) => [labelOf(key), description]);
    return [
      html('p', { class: 'says', part: 'verdict' }, says),
      pictureOf(scoreCard(chart, { id: 'match', title: this.headingOr('Points of the match') })),
      ...(exceptions.length === 0 ? [] : [html('ul', { part: 'exceptions' }, ...exceptions.map((one) => html('li', {}, one)))]),
      foldedPart('Reasons', tableOf(['Part', 'Reason'], rows)),
    ]; // prettier-ignore
  }
}

define('graha-match', GrahaMatch);
