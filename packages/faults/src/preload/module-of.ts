import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const written = new Map<string, Promise<string>>();

/** A module of this folder as a data URL, which a process can load without a file or a compiler. */
export function moduleOf(name: 'kill-at.ts' | 'break-answer.ts' | 'wrong-clock.ts'): Promise<string> {
  const known = written.get(name) ?? write(name);
  written.set(name, known);
  return known;
}

async function write(name: string): Promise<string> {
  const entryPoints = [fileURLToPath(new URL(name, import.meta.url))];
  const { outputFiles } = await build({ entryPoints, bundle: true, write: false, platform: 'node', format: 'esm' });
  return `data:text/javascript;base64,${Buffer.from(outputFiles[0]?.text ?? '').toString('base64')}`;
}
