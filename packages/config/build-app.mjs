// Bundles the app in the current folder into one file. npm packages are left outside: all of them, or the ones named as
// arguments; the others are bundled too, because one file starts in half the time of a thousand. Such a file is a script
// with a launcher beside it, which can take its bytecode from a file: `launch-app.cjs`.
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const outside = process.argv.slice(2);
const isWhole = outside.length > 0;
const isOutside = (path) => !isWhole || outside.some((name) => path === name || path.startsWith(`${name}/`));

const ownPackagesInside = {
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
};

const asModule = { outfile: 'dist/main.js', format: 'esm' };
const asScript = {
  outfile: 'dist/app.js',
  format: 'cjs',
  minifyWhitespace: true,
  minifySyntax: true,
  sourcesContent: false,
  write: false,
  define: {
    'import.meta.url': 'moduleUrl',
    // Later Nodes have it. Where it is missing, pg asks for a Response instead, which loads all of fetch.
    navigator: '{"userAgent":"Node.js"}',
  },
  // What is in between is one expression: a function that the launcher calls.
  banner: { js: '(function (exports, require, module, moduleUrl, esLoad) {' },
  footer: { js: '})' },
};

/** A script cannot import, so its launcher does. The name is as long as `import`: the source map stays right. */
const importThroughLauncher = (text) => text.replace(/\bimport\(/g, 'esLoad(');

async function writeScript(files) {
  const names = Object.fromEntries(files.map((file) => [file.path.split('/').at(-1), file.text]));
  await mkdir('dist', { recursive: true });
  await rm('dist/app.js.bytecode', { force: true }); // V8 would take it for that of any text as long.
  await writeFile('dist/app.js', importThroughLauncher(names['app.js']));
  await writeFile('dist/app.js.map', names['app.js.map']);
  await writeFile('dist/package.json', '{ "type": "commonjs" }\n');
  await copyFile(fileURLToPath(new URL('./launch-app.cjs', import.meta.url)), 'dist/main.js');
}

try {
  const { outputFiles } = await build({
    entryPoints: ['./src/main.ts'],
    bundle: true,
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    plugins: [ownPackagesInside],
    ...(isWhole ? asScript : asModule),
  });
  if (isWhole) await writeScript(outputFiles);
} catch (error) {
  if (!error.errors) console.error(error); // esbuild has named its own already.
  process.exit(1);
}
