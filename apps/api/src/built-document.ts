import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const Document = z.looseObject({
  info: z.looseObject({ license: z.looseObject({ name: z.string() }) }),
  servers: z.array(z.looseObject({ url: z.string() })),
});

/**
 * The OpenAPI document that the build has written, told where it is served. Making it takes most of a second in which nothing
 * else is answered. null where nothing was built.
 */
export function builtDocument(
  file: URL,
  { serverUrl, sourceUrl }: { serverUrl: string; sourceUrl?: string },
): object | null {
  if (!existsSync(file)) return null;
  const document = Document.parse(JSON.parse(readFileSync(file, 'utf8')));
  const { info } = document;
  const license = sourceUrl === undefined ? info.license : { name: info.license.name, url: sourceUrl };
  return { ...document, info: { ...info, license }, servers: [{ url: serverUrl }] };
}
