import type { WrittenArticle } from '../block.ts';
import { installBlock, settingsBlocks } from './before.ts';

const WIDGET = `<!doctype html>
<meta name="viewport" content="width=device-width">
<title>Match</title>
<form id="match">
  <fieldset><legend>Bride</legend>
    <input name="bride" type="datetime-local" value="1995-06-21T14:30" required aria-label="Born">
  </fieldset>
  <fieldset><legend>Groom</legend>
    <input name="groom" type="datetime-local" value="1993-11-04T06:05" required aria-label="Born">
  </fieldset>
  <button>Compare</button>
  <output></output>
</form>
<script type="module">
  const form = document.querySelector('#match');
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const answer = await fetch('/match', { method: 'POST', body: new URLSearchParams(new FormData(form)) });
    const { score, max, problem } = await answer.json();
    form.querySelector('output').textContent = problem ?? score + ' of ' + max + ' points';
  });
</script>`;

const SERVER = `import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createClient, ValidationError } from '@graha/sdk';

const graha = createClient({
  baseUrl: process.env.GRAHA_API_URL,
  apiKey: process.env.GRAHA_API_KEY,
});
const place = { latitude: 19.076, longitude: 72.8777, timezone: 'Asia/Kolkata' };

function birthOf(text) {
  const [year, month, date, hours, minutes] = (text ?? '').split(/[-T:]/).map(Number);
  return { year, month, date, hours, minutes, ...place };
}

async function match(form) {
  try {
    const births = { bride: birthOf(form.get('bride')), groom: birthOf(form.get('groom')) };
    const { total_score: score, max_score: max } = await graha.matchmaking.ashtakoot(births);
    return { status: 200, body: { score, max } };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { status: 422, body: { problem: error.fields.map(({ message }) => message).join(', ') } };
  }
}

createServer(async (request, response) => {
  if (request.method === 'GET') {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(await readFile('widget.html'));
    return;
  }
  let text = '';
  for await (const chunk of request) text += chunk;
  const { status, body } = await match(new URLSearchParams(text));
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}).listen(8081);`;

export const MATCHMAKING_WIDGET_GUIDE: WrittenArticle = {
  title: 'A matchmaking widget',
  lead: 'Two births in a form, 36 points out of the API, and a message where a birth is wrong.',
  sections: [
    { id: 'before', title: 'Before you begin', blocks: [...settingsBlocks, installBlock('match')] },
    {
      id: 'widget',
      title: 'The page and its server',
      blocks: [
        { kind: 'text', text: 'The page asks your server, and your server asks the API, so the key stays with you.' },
        { kind: 'code', title: 'widget.html', code: WIDGET },
        { kind: 'code', title: 'server.mjs', code: SERVER },
        {
          kind: 'code',
          title: 'Terminal',
          code: `node server.mjs &
SERVER=$!
curl --silent --show-error --fail --retry 5 --retry-connrefused http://localhost:8081/ --output page.html
curl --silent --show-error --data 'bride=1995-06-21T14:30&groom=1993-11-04T06:05' http://localhost:8081/match
curl --silent --show-error --data 'bride=1995-02-30T14:30&groom=1993-11-04T06:05' http://localhost:8081/match
kill $SERVER`,
        },
        {
          kind: 'text',
          text: 'The second answer says what is wrong: `date 30 does not exist`. A request that is refused costs nothing. `matchmaking/porutham` compares by the ten tests of the south, and the `kootas` of the answer have a sentence for each test.',
        },
      ],
    },
  ],
  next: { label: 'A million births', href: '/docs/guides/million-births' },
};
