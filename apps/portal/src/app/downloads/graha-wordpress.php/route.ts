import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Read at the build, so that the server needs no file of another package. */
export const dynamic = 'force-static';

/** The plugin for WordPress, one file. */
export async function GET(): Promise<Response> {
  const plugin = await readFile(join(process.cwd(), '../../packages/elements/wordpress/graha.php'), 'utf8');
  return new Response(plugin, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': 'attachment; filename="graha.php"',
    },
  });
}
