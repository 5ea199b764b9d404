/** Lightness 0 to 1, chroma, hue in degrees. */
type Oklch = readonly [lightness: number, chroma: number, hueDeg: number];

export type Tokens = Readonly<Record<string, Oklch>>;

/** Opaque colours of a piece of CSS by the name of their variable. */
export const tokensOf = (css: string): Tokens =>
  Object.fromEntries(
    Array.from(css.matchAll(/--([\w-]+):\s*oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g), ([, name = '', l, c, h]) => [
      name,
      [Number(l), Number(c), Number(h)] as const,
    ]),
  );

function colourOf(tokens: Tokens, name: string): Oklch {
  const colour = tokens[name];
  if (colour === undefined) throw new Error(`There is no token --${name}.`);
  return colour;
}

/** @source Ottosson, A perceptual color space for image processing (2020). @returns linear sRGB, clipped to [0, 1] */
function toLinear([lightness, chroma, hueDeg]: Oklch): [number, number, number] {
  const hue = (hueDeg * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function luminance(colour: Oklch): number {
  const [red, green, blue] = toLinear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast ratio, 1 to 21. */
export function contrast(tokens: Tokens, front: string, back: string): number {
  const [a, b] = [luminance(colourOf(tokens, front)), luminance(colourOf(tokens, back))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

export function toHex(tokens: Tokens, name: string): string {
  const channels = toLinear(colourOf(tokens, name)).map((value) => {
    const gamma = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(gamma * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
