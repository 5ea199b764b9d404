import { el, linePath, type SvgElement } from './element.ts';
import { onWheel, RADII } from './wheel-geometry.ts';

/** Colour and stroke say it twice. A conjunction is not drawn: the bodies stand side by side. */
const STROKES = {
  opposition: { colour: 'var(--asp-hard)', dash: undefined },
  square: { colour: 'var(--asp-hard)', dash: '5 3' },
  trine: { colour: 'var(--asp-soft)', dash: undefined },
  sextile: { colour: 'var(--asp-soft)', dash: '5 3' },
  quincunx: { colour: 'var(--text-3)', dash: '1.5 3' },
} as const;

type DrawnAspect = keyof typeof STROKES;

const isDrawn = (kind: string): kind is DrawnAspect => Object.hasOwn(STROKES, kind);

export type WheelAspect = {
  /** Names of the two bodies. */
  from: string;
  to: string;
  /** "opposition", "square", "trine", "sextile", "quincunx"; others are left out. */
  kind: string;
  orbDeg: number;
};

export function drawAspects(
  aspects: readonly WheelAspect[],
  longitudeByName: ReadonlyMap<string, number>,
  ascendantDeg: number,
): SvgElement {
  return el(
    'g',
    { fill: 'none' },
    ...aspects.flatMap((aspect) => {
      const fromDeg = longitudeByName.get(aspect.from);
      const toDeg = longitudeByName.get(aspect.to);
      if (fromDeg === undefined || toDeg === undefined || !isDrawn(aspect.kind)) return [];
      const { colour, dash } = STROKES[aspect.kind];
      const orbDeg = Math.abs(aspect.orbDeg);
      return [
        el('path', {
          d: linePath(onWheel(fromDeg, RADII.aspect, ascendantDeg), onWheel(toDeg, RADII.aspect, ascendantDeg)),
          stroke: colour,
          'stroke-width': orbDeg < 2 ? 1.5 : 1,
          'stroke-dasharray': dash,
          opacity: orbDeg < 4 ? 0.95 : 0.6,
          'data-aspect': `${aspect.from} ${aspect.kind} ${aspect.to}`,
        }),
      ];
    }),
  );
}
