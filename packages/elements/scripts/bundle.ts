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
  'graha-wheel',
] as const;

export type ElementName = (typeof ELEMENTS)[number];

/** Folder of the words of languages, beside the scripts. */
export const LANGUAGES = 'languages';

/** Widths of Indian letters come with the words of a language; Latin and Cyrillic ones need no table. */
const WIDTHS_OF_LANGUAGES: Plugin = {
  name: 'widths-of-languages',
  setup: ({ onLoad }) =>
    onLoad({ filter: /letter-widths\.json$/ }, () => ({
      contents: "export { default } from './core/letter-widths.ts';",
      loader: 'js',
      resolveDir: SOURCES,
    })),
};

/** Members of drawings get short names. Answers have members in snake case, and browsers none with these ends. */
const OWN_MEMBERS = /[a-z](?:Deg|Ms|Number|Outer|Px|Radius|Sign|Ticks)$/;

/** Returns the script of each element, which imports nothing but the words of a language that it is asked for. */
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
    charset: 'utf8',
    mangleProps: OWN_MEMBERS,
    write: false,
    plugins: [WIDTHS_OF_LANGUAGES],
  });
  return outputFiles[0]?.text ?? '';
}
