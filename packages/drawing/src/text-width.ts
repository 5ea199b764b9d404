/** Mean advance of a letter in ems: Geist Sans as it runs in names, Geist Mono exactly. */
const EM = { sans: 0.56, mono: 0.6 } as const;

export const textWidth = (words: string, sizePx: number, font: keyof typeof EM): number =>
  [...words].length * sizePx * EM[font];

/** The whole name, else its first letters, else nothing: whatever fits into the space without touching its edges. */
export function fitting(name: string, roomPx: number, sizePx: number, letters = SHORT_LETTERS): string {
  if (textWidth(name, sizePx, 'sans') <= roomPx) return name;
  const short = name.slice(0, letters);
  return textWidth(short, sizePx, 'sans') <= roomPx ? short : '';
}

const SHORT_LETTERS = 2;
