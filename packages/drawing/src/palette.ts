/** A value for every variable that a picture uses. */
export type Palette = Readonly<Record<PaletteName, string>>;

type PaletteName = keyof (typeof PALETTES)['light'];

const FONTS = {
  mono: "'Geist Mono', ui-monospace, Menlo, Consolas, monospace",
  sans: "Geist, system-ui, 'Segoe UI', Arial, sans-serif",
} as const;

/** The roles of the portal's tokens in hexadecimal, because viewers of files know no OKLCH. A test there compares them. */
export const PALETTES = {} as const;

/** Puts the values in place of `var(--name)`. */
export function resolve(svg: string, palette: Palette): string {
  const values: Readonly<Record<string, string>> = palette;
  return svg.replace(/var\(--([\w-]+)\)/g, (variable, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The palette has no value for ${variable}.`);
    return value;
  });
}
