import type { AnswerOf } from '@graha/catalog/pictures/answers';
import { roundOf } from '@graha/catalog/pictures/kinds/shown-chart';
import { degreeMinute, showsRetrograde } from '@graha/drawing/placed-body';
import { wheel } from '@graha/drawing/wheel';
import { type WheelForm, wheelFormAt } from '@graha/drawing/wheel-geometry';
import { define } from './core/base.ts';
import { GrahaElement } from './core/graha-element.ts';
import { birthMsOf, clockReading } from './core/moment.ts';
import { html } from './core/node.ts';
import { foldedPart, pictureOf, tableOf } from './core/parts.ts';
import type { Speech } from './core/speech.ts';
import type { GrahaWheelElement } from './core/types.ts';

type Natal = AnswerOf<'western', 'natal'>;
type InHouse = Natal['house_cusps'][number];

class GrahaWheel extends GrahaElement implements GrahaWheelElement {
  protected override readonly css = `
svg{max-width:37.5rem}
figure{position:relative}
.placements{position:absolute;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%)}`;

  /** A narrow picture has larger glyphs and fewer figures. Only the picture is drawn again, so that no table closes. */
  #fit = (): void => undefined;
  readonly #width = new ResizeObserver(() => this.#fit());

  protected readonly shows = 'western/natal';

  override connectedCallback(): void {
    super.connectedCallback();
    this.#width.observe(this);
  }

  protected operation(): string {
    return 'western/natal';
  }

  protected draw(answer: object, speech: Speech): readonly Node[] {
    const { label, saying } = speech;
    // Safe: an answer of another shape throws here or below, and the element shows a failure.
    const chart = answer as Natal;
    const birthMs = birthMsOf(answer);
    const moment = birthMs === null ? [] : [clockReading(birthMs)];
    const title = [this.headingOr(label('western_natal', 'Birth chart')), ...moment].join(', ');
    const pictureIn = (form: WheelForm): Element =>
      pictureOf(wheel(roundOf(chart), { id: 'wheel', title, form }), (text, tag) => (tag === 'desc' ? '' : text));
    let drawn = wheelFormAt(this.clientWidth);
    let picture = pictureIn(drawn);
    this.#fit = () => {
      const form = wheelFormAt(this.clientWidth);
      if (form !== drawn) picture.replaceWith((picture = pictureIn((drawn = form))));
    };
    const house = label('house', 'House');
    const [point, sign, aspect] = [saying('PointName'), saying('SignName'), saying('AspectName')];
    const placeOf = (one: Pick<InHouse, 'degree' | 'sign'>): string => `${degreeMinute(one.degree)} ${sign(one.sign)}`;
    const positions = [{ ...chart.ascendant, is_retrograde: false }, ...chart.planets].map((body) => {
      const turns = showsRetrograde({ name: body.name, retrograde: body.is_retrograde });
      const at = placeOf(body);
      return [point(body.name), turns ? `${at}, ${label('retrograde', 'retrograde')}` : at, String(body.house)];
    });
    const placements = positions.map(([name, at, number]) => html('li', {}, `${name} ${at}, ${house} ${number}`));
    const cusps = chart.house_cusps.map((cusp) => [String(cusp.house), placeOf(cusp)]);
    const aspects = chart.aspects.map((one) => [
      `${point(one.planet_a)} – ${point(one.planet_b)}`,
      aspect(one.aspect),
      degreeMinute(one.orb),
    ]);
    const planet = label('planet', 'Body');
    return [
      picture,
      html('ul', { class: 'placements' }, ...placements),
      foldedPart(label('positions', 'Positions'), tableOf([planet, label('sign', 'Sign'), house], positions)),
      foldedPart(label('house_cusps', 'House cusps'), tableOf([house, label('sign', 'Sign')], cusps)),
      foldedPart(label('aspects', 'Aspects'), tableOf([planet, label('aspect', 'Aspect'), label('orb', 'Orb')], aspects)),
    ]; // prettier-ignore
  }
}

define('graha-wheel', GrahaWheel);
