import { expect, test } from 'vitest';
import { markdownOf } from './page-markdown.ts';

const SITE = 'https://portal.test';
const page = (article: string): string =>
  `<!doctype html><html><body><nav><a href="/docs">Docs</a></nav><main><article>${article}</article><aside>On this page</aside></main></body></html>`;

test('an article is its headings, texts, lists and tables, without what surrounds it', async () => {
  const html = page(
    '<h1>/panchang/<wbr>full</h1><p>The whole panchang.</p><h2 id="a">Fields</h2><ul><li>One <code>year</code></li><li>Two</li></ul>' +
      '<table><thead><tr><th>Name</th><th>Says</th></tr></thead><tbody><tr><th>a</th><td>A | B</td></tr></tbody></table>',
  );
  expect(await markdownOf(html, SITE)).toBe(
    '# /panchang/full\n\nThe whole panchang.\n\n## Fields\n\n- One `year`\n- Two\n\n| Name | Says   |\n| ---- | ------ |\n| a    | A \\| B |\n',
  );
});

test('code keeps its lines and names its language', async () => {
  const html = page(
    '<pre tabindex="0" data-language="json"><code><span>{</span>\n  <span>"a"</span>: 1\n}</code></pre>',
  );
  expect(await markdownOf(html, SITE)).toBe('```json\n{\n  "a": 1\n}\n```\n');
});

test('addresses are in full; those of other sites and of the page itself stay', async () => {
  const html = page('<p><a href="/docs/errors">e</a> <a href="https://a.test/">o</a> <a href="#x">x</a></p>');
  expect(await markdownOf(html, SITE)).toBe('[e](https://portal.test/docs/errors) [o](https://a.test/) [x](#x)\n');
});

test('what only makes sense on a screen is left out', async () => {
  const html = page(
    '<h1>A</h1><button>Copy</button><svg><title>t</title></svg><span aria-hidden="true">1</span><p hidden>h</p><span data-markdown="off">twice</span>',
  );
  expect(await markdownOf(html, SITE)).toBe('# A\n');
});

test('a comment between two texts is left out', async () => {
  expect(await markdownOf(page('<p>Both begin.<!-- --> Instead: a.</p>'), SITE)).toBe('Both begin. Instead: a.\n');
});

test('parts of a row have a space between them; words and their marks have none', async () => {
  const html = page(
    '<p><span>year</span><span>required</span></p><p>one of<code>a</code><code>b</code>, (<code>c</code>).</p>',
  );
  expect(await markdownOf(html, SITE)).toBe('year required\n\none of `a` `b`, (`c`).\n');
});

test('a page without an article is its main part; one without either has no Markdown', async () => {
  expect(await markdownOf('<!doctype html><html><body><main><p>Hello</p></main></body></html>', SITE)).toBe('Hello\n');
  expect(await markdownOf('<!doctype html><html><body><p>Hello</p></body></html>', SITE)).toBeNull();
});
