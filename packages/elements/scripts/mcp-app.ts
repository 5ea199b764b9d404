import { join } from 'node:path';
import { build } from 'esbuild';
import manifest from '../package.json' with { type: 'json' };

const { version } = manifest;
const ENTRY = join(import.meta.dirname, '../src/mcp-app/main.ts');

/** Returns the page that draws answers in the window of an assistant: one file that loads nothing. */
export async function mcpAppPage(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [ENTRY],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    define: { VERSION: JSON.stringify(version) },
  });
  const script = outputFiles[0]?.text ?? '';
  if (/<\/script/i.test(script)) throw new Error('The script of the page would end at a text of its own.');
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<title>Picture of an answer</title>',
    '<style>body{margin:0}</style>',
    '</head>',
    '<body>',
    `<script>${script.trimEnd()}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
