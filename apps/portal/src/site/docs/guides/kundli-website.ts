import type { WrittenArticle } from '../block.ts';
import { settingsBlocks } from './before.ts';

const SERVER = `import { createServer } from 'node:http';

const { GRAHA_API_URL, GRAHA_API_KEY } = process.env;
const headers = { 'X-API-Key': GRAHA_API_KEY };

const FORM = \`<!doctype html>
<meta name="viewport" content="width=device-width">
<title>Kundli</title>
<form action="/chart">
  <p><label>Born on <input type="date" name="date" value="1995-06-21" required></label>
  <p><label>at <input type="time" name="time" value="14:30" required></label>
  <p><label>in <input name="place" value="Bengaluru" required></label>
  <p><button>Show the chart</button>
</form>\`;

async function chartOf(query) {
  const search = new URLSearchParams({ q: query.get('place') ?? '', limit: '1' });
  const found = await fetch(\`\${GRAHA_API_URL}/api/v1/places?\${search}\`, { headers });
  const { places = [] } = await found.json();
  if (places.length === 0) return { status: 404, type: 'text/plain', body: 'This place was not found.' };
  const [year, month, date] = (query.get('date') ?? '').split('-').map(Number);
  const [hours, minutes] = (query.get('time') ?? '').split(':').map(Number);
  const drawn = await fetch(\`\${GRAHA_API_URL}/api/v1/kundali/basic\`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json', Accept: 'image/svg+xml' },
    body: JSON.stringify({ year, month, date, hours, minutes, place_id: places[0].id }),
  });
  return { status: drawn.status, type: drawn.headers.get('content-type'), body: await drawn.text() };
}

createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  const page = pathname === '/chart' ? await chartOf(searchParams) : { status: 200, type: 'text/html', body: FORM };
  response.writeHead(page.status, { 'Content-Type': page.type }).end(page.body);
}).listen(8080);`;

export const KUNDLI_WEBSITE_GUIDE: WrittenArticle = {
  title: 'A kundli website in ten minutes',
  lead: 'A form for a birth, and the chart drawn as SVG: one file, no dependency.',
  sections: [
    { id: 'before', title: 'Before you begin', blocks: [...settingsBlocks] },
    {
      id: 'server',
      title: 'The server',
      blocks: [
        {
          kind: 'text',
          text: 'It shows a form, finds the place by its name, and asks for the chart as a picture: `Accept: image/svg+xml` on any operation that draws a chart. `place_id` brings latitude, longitude and the time zone with its history. The key stays on the server.',
        },
        { kind: 'code', title: 'server.mjs', code: SERVER },
      ],
    },
    {
      id: 'try',
      title: 'Try it',
      blocks: [
        {
          kind: 'code',
          title: 'Terminal',
          code: `node server.mjs &
SERVER=$!
curl --silent --show-error --fail --retry 5 --retry-connrefused \\
  'http://localhost:8080/chart?date=1995-06-21&time=14:30&place=Bengaluru' --output chart.svg
head -c 200 chart.svg
kill $SERVER`,
        },
        {
          kind: 'text',
          text: 'Or leave the server running and open http://localhost:8080 in a browser. `settings.ayanamsa` and the other settings go into the same body; the reference of `kundali/basic` lists them, and the styles and themes of the picture.',
        },
      ],
    },
  ],
  next: { label: 'Daily panchang', href: '/docs/guides/daily-panchang' },
};
