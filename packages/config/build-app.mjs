// Bundles the app in the current folder into `dist`.
import { join } from 'node:path';
import { build } from 'esbuild';
import { bundleOf } from './bundle-app.mjs';

try {
  const { options, write } = await bundleOf(process.cwd(), join(process.cwd(), 'dist'));
  await write(await build(options));
} catch (error) {
  if (!error.errors) console.error(error); // esbuild has already printed its own errors.
  process.exit(1);
}
