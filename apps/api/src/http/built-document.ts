import type { OpenApiOptions } from '@graha/catalog/project/openapi/openapi';
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const Document = z.looseObject({
  info: z.looseObject({ license: z.looseObject({ name: z.string() }) }),
});

/** Placeholder URLs in the built document; reserved names, so that no other text contains them. */
export const BUILT_URLS = { serverUrl: 'https://api.invalid', portalUrl: 'https://portal.invalid' };

/**
 * Reads the OpenAPI document from the build and inserts this server's URLs. Generating it here would block the thread
 * for most of a second.
 * @returns null if the build wrote no document
 */
export function builtDocument(
  file: URL,
  {
    serverUrl,
    portalUrl,
    sourceUrl,
    contact,
  }: Pick<OpenApiOptions, 'serverUrl' | 'portalUrl' | 'sourceUrl' | 'contact'>,
): object | null {
  if (!existsSync(file)) return null;
  const text = readFileSync(file, 'utf8')
    .replaceAll(BUILT_URLS.serverUrl, serverUrl)
    .replaceAll(BUILT_URLS.portalUrl, portalUrl);
  const document = Document.parse(JSON.parse(text));
  const { info } = document;
  const license = sourceUrl === undefined ? info.license : { name: info.license.name, url: sourceUrl };
  return {
    ...document,
    info: { ...info, ...(contact === undefined ? {} : { contact }), license },
  };
}
