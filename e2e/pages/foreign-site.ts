import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ForeignSite = { origin: string; stop: () => void };

/** Starts a site of somebody else, on its own origin, with the given pages by path. */
export async function foreignSite(pages: (path: string) => string | null): Promise<ForeignSite> {
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const text = pages(path);
    const type = path.endsWith('.json') ? 'application/json' : 'text/html; charset=utf-8';
    response.writeHead(text === null ? 404 : 200, { 'content-type': type }).end(text ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Safe: it listens on a port, not on a path.
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

/** Returns a page with a title, a heading and the scripts of elements, which another origin serves. */
export const pageWith = (
  portalUrl: string,
  elements: readonly string[],
  body: string,
  { lang, dir = 'ltr' }: { lang: string; dir?: string } = { lang: 'en' },
): string =>
  `<!doctype html><html lang="${lang}" dir="${dir}" style="color-scheme: light dark"><meta name="viewport" content="width=device-width">
<title>A site</title>${elements.map((name) => `<script type="module" src="${portalUrl}/elements/${name}.js"></script>`).join('')}
<body><main><h1>A site</h1>${body}</main></body></html>`;
