/** Classical benefics and malefics; the others have the colour of the text. */
const COLOURS: Readonly<Record<string, string>> = {
  Sun: 'var(--brass-mark)',
  Moon: 'var(--brass-mark)',
  Venus: 'var(--asp-soft)',
  Jupiter: 'var(--asp-soft)',
  Mars: 'var(--asp-hard)',
  Saturn: 'var(--asp-hard)',
};

/** Returns the colour of a body's lines. */
export const bodyColour = (body: string): string => COLOURS[body] ?? 'var(--text-2)';
