import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Read at the build, so that the server needs no file of another package. */
export const dynamic = 'force-static';

/** The packed web components, as `npm install` takes them from an address. */
export async function GET(): Promise<Response> {
  const tarball = await readFile(join(process.cwd(), '../../packages/elements/dist/graha-elements.tgz'));
  return new Response(new Uint8Array(tarball), { headers: { 'content-type': 'application/gzip' } });
}
