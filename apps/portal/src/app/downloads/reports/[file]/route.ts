import { sampleFile, sampleFiles } from '../../../../site/docs/reports/samples.ts';

/** Read at the build, so that the server needs no file of another app. */
export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = async (): Promise<{ file: string }[]> =>
  (await sampleFiles()).map((file) => ({ file }));

/** A sample of a report as PDF, or its first page as a picture. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const found = await sampleFile((await params).file);
  if (found === null) return new Response('Not found.\n', { status: 404 });
  return new Response(found.bytes, {
    headers: { 'content-type': found.contentType, 'cache-control': 'public, max-age=3600' },
  });
}
