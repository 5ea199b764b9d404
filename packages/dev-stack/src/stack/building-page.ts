import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { PlainFailure } from '../plain-failure.ts';

const RETRY_SECONDS = 3;

export type BuildingPage = {
  /** Frees the port; open keep-alive connections are closed. */
  close: () => Promise<void>;
};

/**
 * Answers at the portal's address until the portal does: 503 with the current stage of the build, as a page that
 * reloads itself, or as JSON for programs.
 * @param stageNow text of the current stage, in plain words
 * @throws PlainFailure if the port cannot be opened
 */
export async function openBuildingPage(
  { host, port, apiUrl }: { host: string; port: number; apiUrl: string },
  stageNow: () => string,
): Promise<BuildingPage> {
  const server = createServer((request, response) => answer(request, response, { stage: stageNow(), apiUrl }));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(new PlainFailure(`Port ${port} on ${host} cannot be opened (${error.message}).`)),
    );
    server.listen({ port, host }, resolve);
  });
  return { close: () => closeNow(server) };
}

function closeNow(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

type Shown = { stage: string; apiUrl: string };

function answer(request: IncomingMessage, response: ServerResponse, shown: Shown): void {
  request.resume();
  const isPage = (request.headers.accept ?? '').includes('text/html');
  response.writeHead(503, {
    'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json',
    'cache-control': 'no-store',
    'retry-after': String(RETRY_SECONDS),
    connection: 'close',
  });
  response.end(isPage ? page(shown) : JSON.stringify({ code: 'PORTAL_IS_BUILT', message: sentence(shown) }));
}

const sentence = ({ stage, apiUrl }: Shown): string =>
  `The portal is being built: ${stage}. The API answers already, at ${apiUrl}.`;

/** The script tolerates the moment without a listener on the port; without scripts the page reloads itself. */
const page = (shown: Shown): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<noscript><meta http-equiv="refresh" content="${RETRY_SECONDS}"></noscript>
<title>Graha: the portal is being built</title>
<style>
  body { font: 16px/1.6 system-ui, sans-serif; max-width: 34rem; margin: 18vh auto; padding: 0 1.5rem }
  code { font-size: .95em }
</style>
<h1>The portal is being built</h1>
<p>Now: <span role="status" id="stage">${shown.stage}</span>. The first build takes a minute or two; this page opens the portal when it is done.</p>
<p>The API answers already, at <code>${shown.apiUrl}</code>: the terminal shows a curl line for a first chart.</p>
<script>
  setInterval(async () => {
    try {
      const answer = await fetch(location.href, { cache: 'no-store', headers: { accept: 'text/html' } });
      if (answer.status !== 503) return location.reload();
      const next = new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById('stage');
      if (next) document.getElementById('stage').textContent = next.textContent;
    } catch {}
  }, 1_000);
</script>
</html>
`;
