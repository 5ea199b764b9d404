// Bundles the app in the current folder: this house's TypeScript into one file, npm packages left outside.
import { build } from 'esbuild';

const houseInside = {
  name: 'house-inside',
  setup(bundle) {
    bundle.onResolve({ filter: /^@graha\// }, ({ path, resolveDir, pluginData }) =>
      pluginData === 'resolved'
        ? undefined
        : bundle.resolve(path, { resolveDir, kind: 'import-statement', pluginData: 'resolved' }),
    );
    bundle.onResolve({ filter: /^[^./]/ }, ({ path }) =>
      path.startsWith('@graha/') ? undefined : { path, external: true },
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
  plugins: [houseInside],
}).catch(() => process.exit(1)); // It has named the errors already.
