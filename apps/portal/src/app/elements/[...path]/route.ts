import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EXAMPLE_ANSWERS } from '../../../generated/example-answers.ts';
import { EXAMPLE_FILES } from '../../../site/docs/components/example-files.ts';

/** Read at the build, so that the server needs no file of another package. */
export const dynamic = 'force-static';
export const dynamicParams = false;

const PACKED = join(process.cwd(), '../../packages/elements/dist/package');
const SCRIPT = /^(?:graha-[a-z-]+|languages\/[A-Za-z-]+)\.js$/;

/** Pages of any site may load them. */
const HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'public, max-age=3600',
};

const scripts = async () => (await readdir(PACKED, { recursive: true })).filter((name) => SCRIPT.test(name));

export const generateStaticParams = async (): Promise<{ path: string[] }[]> =>
  [...(await scripts()), ...Object.keys(EXAMPLE_FILES)].map((name) => ({ path: name.split('/') }));

/** The web components, each in a file of its own, the words of languages, and answers of the API that they can show. */
export async function GET(_: Request, { params }: { params: Promise<{ path: string[] }> }): Promise<Response> {
  const name = (await params).path.join('/');
  const operationId = EXAMPLE_FILES[name];
  if (operationId !== undefined) return Response.json(EXAMPLE_ANSWERS[operationId], { headers: HEADERS });
  if (!(await scripts()).includes(name)) return new Response('Not found.\n', { status: 404 });
  const text = await readFile(join(PACKED, name), 'utf8');
  return new Response(text, { headers: { ...HEADERS, 'content-type': 'text/javascript; charset=utf-8' } });
}
