import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generatedFiles } from '../src/generated-files.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

for (const [path, text] of Object.entries(generatedFiles())) {
  mkdirSync(dirname(ROOT + path), { recursive: true });
  writeFileSync(ROOT + path, text);
  console.log(path);
}
