import type { OpenApiOptions } from '@graha/catalog/openapi';
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const Document = z.looseObject({
  info: z.looseObject({ license: z.looseObject({ name: z.string() }) }),
  servers: z.array(z.looseObject({ url: z.string() })),
});

/**
 * The OpenAPI document that the build wrote, with this server's address. Generating it here would block the thread for most
 * of a second. @returns null where nothing was built
 */
export function builtDocument(
  file: URL,
  { serverUrl, sourceUrl, contact }: Pick<OpenApiOptions, 'serverUrl' | 'sourceUrl' | 'contact'>,
): object | null {
  if (!existsSync(file)) return null;
  const document = Document.parse(JSON.parse(readFileSync(file, 'utf8')));
  const { info } = document;
  const license = sourceUrl === undefined ? info.license : { name: info.license.name, url: sourceUrl };
  return {
    ...document,
    info: { ...info, ...(contact === undefined ? {} : { contact }), license },
    servers: [{ url: serverUrl }],
  };
}
