import { fileURLToPath } from 'node:url';
import { startPortal } from './edge/start.ts';

/** The built file is in a folder of the portal, beside `src`. */
const FOLDER = fileURLToPath(new URL('..', import.meta.url));

process.chdir(FOLDER); // Pages open files of other packages by paths from here.
startPortal(FOLDER).catch((error: unknown) => {
  process.stderr.write(`The portal does not start.\n${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
