import { writeFileSync } from 'node:fs';
import * as formulas from '../src/bundle-entry.ts';
import { digestsOf } from '../src/canary.ts';

/** Runs inside the tree of a commit and writes the digests of its answers: `record-commit.ts <file>`. */
const [, , file = ''] = process.argv;
const sky = await formulas.openSky();
writeFileSync(file, `${JSON.stringify(digestsOf({ ...formulas, sky }), null, 2)}\n`);
