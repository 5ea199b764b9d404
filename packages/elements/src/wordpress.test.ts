import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const WORDPRESS = join(import.meta.dirname, '../wordpress');
const hasPhp = spawnSync('php', ['--version']).status === 0;
if (!hasPhp) process.stderr.write('The plugin for WordPress is not tested: there is no php on this machine.\n');

const KEY = 'graha_live_SECRETSECRET';
const OPTIONS = {
  graha_api_url: 'https://api.example/',
  graha_api_key: KEY,
  graha_portal_url: 'https://portal.example',
};
const BIRTH = { date: '1990-08-15', time: '09:30', place_id: '1273294' };

type Answer = { status: number; body: string } | null;
type Case = {
  options?: Record<string, string>;
  isEditor?: boolean;
  answers?: Answer[];
  shortcodes?: [string, Record<string, string>][];
  page?: boolean;
};
type Done = {
  outputs: string[];
  requests: { url: string; body: string; headers: Record<string, string>; timeout: number }[];
  seconds: number[];
  modules: Record<string, string>;
  shortcodes: string[];
  blocks: string[];
  page: string;
  inline: Record<string, string>;
  keptKey: string;
};

const ok = (answer: object): Answer => ({ status: 200, body: JSON.stringify(answer) });

function run({ options = OPTIONS, ...rest }: Case, env: Record<string, string> = {}): Done {
  const printed = execFileSync('php', [join(WORDPRESS, 'test/run.php'), JSON.stringify({ options, ...rest })], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return JSON.parse(printed);
}

describe.skipIf(!hasPhp)('the plugin for WordPress', () => {
  test('is valid PHP', () => {
    expect(execFileSync('php', ['-l', join(WORDPRESS, 'graha.php')], { encoding: 'utf8' })).toContain(
      'No syntax errors',
    );
  });

  test('has five shortcodes, and a block for each', () => {
    const { shortcodes, blocks } = run({});
    expect(shortcodes).toEqual(['graha_chart', 'graha_panchang', 'graha_month', 'graha_dasha', 'graha_wheel']);
    expect(blocks).toEqual(shortcodes.map((name) => name.replace('_', '/')));
  });

  test('asks with the key of the server, and writes the answer without it', () => {
    const { outputs, requests, modules } = run({
      answers: [ok({ lagna: {} })],
      shortcodes: [['graha_chart', { ...BIRTH, style: 'south-indian', language: 'hi' }]],
    });
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      url: 'https://api.example/api/v1/kundali/basic',
      headers: { 'X-API-Key': KEY },
    });
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
      year: 1990, month: 8, date: 15, hours: 9, minutes: 30, place_id: 1273294, settings: { language: 'hi' },
    }); // prettier-ignore
    expect(outputs[0]).toMatch(
      /^<graha-chart chart-style="south-indian"[^>]* language="hi"><p>Chart, 1990-08-15<\/p><script type="application\/json">/,
    );
    expect(outputs.join()).not.toContain(KEY);
    expect(modules).toEqual({ 'graha-chart': 'https://portal.example/elements/graha-chart.js' });
  });

  test('asks for a wheel in a language and with a house system', () => {
    const { outputs, requests } = run({
      answers: [ok({ planets: [] })],
      shortcodes: [['graha_wheel', { ...BIRTH, house_system: 'koch', language: 'de' }]],
    });
    expect(requests[0]?.url).toBe('https://api.example/api/v1/western/natal');
    expect(JSON.parse(requests[0]?.body ?? '')).toMatchObject({ settings: { house_system: 'koch', language: 'de' } });
    expect(outputs[0]).toMatch(/^<graha-wheel date="1990-08-15" language="de"><p>Wheel, 1990-08-15<\/p>/);
  });

  test('prints each script once in the footer of a WordPress before 6.5', () => {
    const shortcodes: Case['shortcodes'] = [['graha_chart', BIRTH], ['graha_chart', BIRTH]]; // prettier-ignore
    const { modules } = run({ answers: [ok({ lagna: {} })], shortcodes }, { WORDPRESS_BEFORE_6_5: '1' });
    expect(Object.values(modules)).toEqual(['module https://portal.example/elements/graha-chart.js']);
  });

  test('gives a month the zone by which it marks today', () => {
    const shortcodes: Case['shortcodes'] = [['graha_month', { place_id: '1', timezone: 'Asia/Kolkata' }]];
    expect(run({ answers: [ok({ days: [] })], shortcodes }).outputs[0]).toContain(
      '<graha-month timezone="Asia/Kolkata">',
    );
  });

  test('asks once for equal shortcodes, and keeps the answer for a day', () => {
    const { requests, seconds, outputs } = run({
      answers: [ok({ lagna: {} })],
      shortcodes: [['graha_chart', BIRTH], ['graha_chart', BIRTH]],
    }); // prettier-ignore
    expect(requests).toHaveLength(1);
    expect(seconds).toEqual([86_400]);
    expect(outputs[0]).toBe(outputs[1]);
  });

  test('neither an answer nor an attribute can write HTML', () => {
    const [output = ''] = run({
      answers: [ok({ name: '</script><img src=x onerror=alert(1)>' })],
      shortcodes: [['graha_chart', { ...BIRTH, heading: '"><script>alert(2)</script>', style: '" onload="x' }]],
    }).outputs;
    expect(output.match(/<script/g)).toHaveLength(1);
    expect(output.match(/<\/script>/g)).toHaveLength(1);
    expect(output).not.toContain('<img');
    expect(output).not.toMatch(/ onload="/);
  });

  test.each<[string, Answer, string]>([
    [
      'a refusal',
      { status: 422, body: '{"detail":[{"msg":"latitude must be at most 90"}]}' },
      'latitude must be at most 90',
    ],
    ['an empty balance', { status: 402, body: '{"detail":"No credits are left."}' }, 'No credits are left.'],
    ['no connection', null, 'timed out'],
    ['a page instead of JSON', { status: 200, body: '<html>' }, 'status 200'],
  ])('%s is shown to editors alone, and asked again after a minute', (_, answer, words) => {
    const asked = { answers: [answer], shortcodes: [['graha_chart', BIRTH], ['graha_chart', BIRTH]] satisfies Case['shortcodes'] }; // prettier-ignore
    const editor = run({ ...asked, isEditor: true });
    expect(editor.outputs[0]).toContain(words);
    expect(editor.requests).toHaveLength(1);
    expect(editor.seconds).toEqual([60]);
    expect(run(asked).outputs).toEqual(['', '']);
  });

  test.each<[string, Record<string, string>, string]>([
    ['no date', {}, 'Set date'],
    ['no time', { date: '1990-08-15' }, 'Set time'],
    ['no place', { date: '1990-08-15', time: '09:30', latitude: '1' }, 'Set place_id'],
  ])('%s sends nothing and says what to set', (_, attributes, words) => {
    const { outputs, requests } = run({ shortcodes: [['graha_chart', attributes]], isEditor: true });
    expect(outputs[0]).toContain(words);
    expect(requests).toEqual([]);
  });

  test('a panchang without a date is that of today at its zone', () => {
    const { requests } = run({
      answers: [ok({ panchang_day: {} })],
      shortcodes: [['graha_panchang', { place_id: '1', timezone: 'Asia/Kolkata' }]],
    });
    const [year, month, date] = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date()).split('-').map(Number);
    expect(JSON.parse(requests[0]?.body ?? '')).toMatchObject({ year, month, date, place_id: 1 });
  }); // prettier-ignore

  test('its settings never show the key, and an empty field keeps it', () => {
    const { page, inline, keptKey } = run({ page: true, isEditor: true });
    expect(page).toContain('A key is stored');
    expect(page + JSON.stringify(inline)).not.toContain(KEY);
    expect(keptKey).toBe(KEY);
  });
});
