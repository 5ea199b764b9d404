// Bundles the app in the current folder into one file. npm packages are left outside: all of them, or the ones named as
// arguments; the others are bundled too, because one file starts in half the time of a thousand.
import { build } from 'esbuild';

const outside = process.argv.slice(2);
const isOutside = (path) =>
  outside.length === 0 || outside.some((name) => path === name || path.startsWith(`${name}/`));

const houseInside = {
  name: 'house-inside',
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

await build({
  entryPoints: ['./src/main.ts'],
  outfile: 'dist/main.js',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  ...(outside.length === 0
    ? {}
    : {
        minifyWhitespace: true,
        minifySyntax: true,
        sourcesContent: false,
        // What is bundled from CommonJS asks for a `require`, which a module does not have.
        banner: {
          js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
        },
      }),
  plugins: [houseInside],
}).catch(() => process.exit(1)); // It has named the errors already.
