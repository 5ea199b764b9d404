// Options with which esbuild makes one file of an app, for `build-app.mjs` and for the watch of `npm run dev`. npm
// packages stay outside: all of them, or those in `bundle.outside` of package.json. In the second case the other
// packages are bundled, because one file starts in half the time of a thousand. Such a file is a script with a
// launcher, `launch-app.cjs`, which can read its bytecode from a file.
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ownPackagesInside = (isOutside) => ({
  name: 'own-packages-inside',
  setup(bundle) {
    bundle.onResolve({ filter: /^@graha\// }, ({ path, resolveDir, pluginData }) =>
      pluginData === 'resolved'
        ? undefined
        : bundle.resolve(path, { resolveDir, kind: 'import-statement', pluginData: 'resolved' }),
    );
    bundle.onResolve({ filter: /^[^./]/ }, ({ path }) =>
      path.startsWith('@graha/') || !isOutside(path) ? undefined : { path, external: true },
    );
  },
});

const asModule = (folder) => ({ outfile: join(folder, 'main.js'), format: 'esm' });
const asScript = (folder) => ({
  outfile: join(folder, 'app.js'),
  format: 'cjs',
  minifyWhitespace: true,
  minifySyntax: true,
  sourcesContent: false,
  write: false,
  define: {
    'import.meta.url': 'moduleUrl',
    // Newer Node versions have it. Without it, pg uses Response instead, which loads all of fetch.
    navigator: '{"userAgent":"Node.js"}',
  },
  // The bundled code is one expression: a function that the launcher calls.
  banner: { js: '(function (exports, require, module, moduleUrl, esLoad) {' },
  footer: { js: '})' },
});

/**
 * A script cannot import, so its launcher does. The name has the length of `import`, so that the source map stays
 * valid.
 */
const importThroughLauncher = (text) => text.replace(/\bimport\(/g, 'esLoad(');

/** V8 keeps a text with a character beyond Latin-1 in two bytes a character: five megabytes more in every thread. */
function refuseWideCharacters(text) {
  const wide = /.{0,40}[^\0-\xFF].{0,20}/.exec(text);
  if (wide) throw new Error(`Write the characters of this regular expression as \\u escapes: ${wide[0]}`);
}

async function writeScript(folder, files) {
  const names = Object.fromEntries(files.map((file) => [file.path.split(/[/\\]/).at(-1), file.text]));
  refuseWideCharacters(names['app.js']);
  await mkdir(folder, { recursive: true });
  await rm(join(folder, 'app.js.bytecode'), { force: true }); // V8 would accept old bytecode for any text of the same length.
  await writeFile(join(folder, 'app.js'), importThroughLauncher(names['app.js']));
  await writeFile(join(folder, 'app.js.map'), names['app.js.map']);
  await writeFile(join(folder, 'package.json'), '{ "type": "commonjs" }\n');
  await copyFile(fileURLToPath(new URL('./launch-app.cjs', import.meta.url)), join(folder, 'main.js'));
}

/**
 * @param {string} app folder of the app, with `package.json` and `src/main.ts`
 * @param {string} folder output folder
 * @returns options for esbuild, and `write`, which writes the built files
 */
export async function bundleOf(app, folder) {
  const { bundle } = JSON.parse(await readFile(join(app, 'package.json'), 'utf8'));
  const outside = bundle?.outside ?? [];
  const isWhole = outside.length > 0;
  const isOutside = (path) => !isWhole || outside.some((name) => path === name || path.startsWith(`${name}/`));
  return {
    options: {
      absWorkingDir: app,
      entryPoints: ['./src/main.ts'],
      bundle: true,
      platform: 'node',
      target: 'node20',
      sourcemap: true,
      plugins: [ownPackagesInside(isOutside)],
      ...(isWhole ? asScript(folder) : asModule(folder)),
    },
    write: async ({ outputFiles }) => {
      if (isWhole) await writeScript(folder, outputFiles);
    },
  };
}
