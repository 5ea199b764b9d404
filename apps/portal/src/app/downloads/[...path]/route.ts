import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** Read at the build, so that the server needs no file of another package. */
export const dynamic = 'force-static';
/** Other paths are 404, which package managers need to ask the next source. */
export const dynamicParams = false;

const PACKED = join(process.cwd(), '../../packages/sdk-generator/dist');
const Packed = z.array(z.object({ path: z.string(), contentType: z.string() }));

const packed = async () => Packed.parse(JSON.parse(await readFile(join(PACKED, 'downloads.json'), 'utf8')));

export async function generateStaticParams(): Promise<{ path: string[] }[]> {
  return (await packed()).map(({ path }) => ({ path: path.split('/') }));
}

/** The clients in Python, PHP and Go, as pip, Composer and the go command take them from an address. */
export async function GET(_: Request, { params }: { params: Promise<{ path: string[] }> }): Promise<Response> {
  const wanted = (await params).path.map(decodeURIComponent).join('/');
  const found = (await packed()).find(({ path }) => path === wanted);
  if (found === undefined) return new Response('Not found.\n', { status: 404 });
  const bytes = await readFile(join(PACKED, 'downloads', wanted));
  return new Response(new Uint8Array(bytes), { headers: { 'content-type': found.contentType } });
}
