import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';

const SOURCES = join(import.meta.dirname, '../src');

/** The elements, by the names of their files and of their tags. */
export const ELEMENTS = [
  'graha-chart',
  'graha-panchang',
  'graha-match',
  'graha-dasha',
  'graha-birth-form',
  'graha-month',
] as const;

export type ElementName = (typeof ELEMENTS)[number];

/** The texts that a chart fits into its middle are dates and names in Latin letters, so it needs no other widths. */
const LATIN_WIDTHS: Plugin = {
  name: 'latin-widths',
  setup: ({ onLoad }) => onLoad({ filter: /letter-widths\.json$/ }, () => ({ contents: '{}', loader: 'json' })),
};

/** Returns the script of each element, which imports nothing. */
export async function bundled(): Promise<ReadonlyMap<ElementName, string>> {
  const texts = await Promise.all(ELEMENTS.map(async (name) => [name, await bundle(name)] as const));
  return new Map(texts);
}

async function bundle(name: ElementName): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(SOURCES, `${name}.ts`)],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    plugins: name === 'graha-chart' ? [LATIN_WIDTHS] : [],
  });
  return outputFiles[0]?.text ?? '';
}
