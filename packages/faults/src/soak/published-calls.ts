import { z } from 'zod';

/** Of the document, what a call is made of. */
const Document = z.object({
  paths: z.record(
    z.string(),
    z.object({
      post: z
        .object({
          requestBody: z.object({ content: z.object({ 'application/json': z.object({ example: z.unknown() }) }) }),
        })
        .optional(),
    }),
  ),
});

export type PublishedCall = { path: string; body: unknown };

/** Every operation that the API publishes, with its example. */
export async function publishedCalls(url: string): Promise<PublishedCall[]> {
  const { paths } = Document.parse(await (await fetch(`${url}/openapi.json`)).json());
  return Object.entries(paths).flatMap(([path, { post }]) =>
    post ? [{ path, body: post.requestBody.content['application/json'].example }] : [],
  );
}
