import { el, linePath, type SvgElement } from './element.ts';
import { onWheel } from './wheel-geometry.ts';

/** Colour and stroke both show the kind. A conjunction is not drawn, because its bodies are side by side. */
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
  /** Names of the two bodies; with two rings, `from` is outside and `to` inside. */
  from: string;
  to: string;
  /** "opposition", "square", "trine", "sextile", "quincunx"; others are left out. */
  kind: string;
  orbDeg: number;
};

/** Line weights: the nearer to exact, the stronger. */
const WEIGHTS = [
  { orbMaxDeg: 1, width: 2, opacity: 1 },
  { orbMaxDeg: 2, width: 1.5, opacity: 0.95 },
  { orbMaxDeg: 4, width: 1.1, opacity: 0.85 },
  { orbMaxDeg: Infinity, width: 0.8, opacity: 0.6 },
] as const;

const FAINTEST = WEIGHTS[3];

export type AspectEnds = {
  fromDeg: ReadonlyMap<string, number>;
  toDeg: ReadonlyMap<string, number>;
  ascendantDeg: number;
  radius: number;
};

export function drawAspects(aspects: readonly WheelAspect[], ends: AspectEnds): SvgElement {
  return el(
    'g',
    { fill: 'none' },
    ...aspects.flatMap((aspect) => {
      const fromDeg = ends.fromDeg.get(aspect.from);
      const toDeg = ends.toDeg.get(aspect.to);
      if (fromDeg === undefined || toDeg === undefined || !isDrawn(aspect.kind)) return [];
      const { colour, dash } = STROKES[aspect.kind];
      const orbDeg = Math.abs(aspect.orbDeg);
      const { width, opacity } = WEIGHTS.find(({ orbMaxDeg }) => orbDeg < orbMaxDeg) ?? FAINTEST;
      const at = (longitudeDeg: number) => onWheel(longitudeDeg, ends.radius, ends.ascendantDeg);
      return [
        el('path', {
          d: linePath(at(fromDeg), at(toDeg)),
          stroke: colour,
          'stroke-width': width,
          'stroke-dasharray': dash,
          opacity,
          'data-aspect': `${aspect.from} ${aspect.kind} ${aspect.to}`,
        }),
      ];
    }),
  );
}
