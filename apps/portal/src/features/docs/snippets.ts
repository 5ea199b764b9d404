import type { CodeLanguage } from '../../ui/highlight.ts';

export type Snippet = { value: string; label: string; language: CodeLanguage; code: string };

export type SnippetRequest = {
  /** Absolute address of the operation. */
  url: string;
  body: unknown;
  /** What the last line prints, as a path into the answer: `['lagna', 'sign']`. */
  prints?: readonly string[];
};

/** The key is always `$GRAHA_API_KEY`: a snippet never carries one. */
export function snippetsOf(request: SnippetRequest): Snippet[] {
  return [
    { value: 'curl', label: 'curl', language: 'shell', code: curl(request) },
    { value: 'typescript', label: 'TypeScript', language: 'typescript', code: typescript(request) },
    { value: 'python', label: 'Python', language: 'python', code: python(request) },
  ];
}

const curl = ({ url, body }: SnippetRequest): string =>
  [
    `curl ${url} \\`,
    `  -H "X-API-Key: $GRAHA_API_KEY" \\`,
    `  -H "Content-Type: application/json" \\`,
    `  -d '${members(body, (name) => `"${name}"`, '  ').replaceAll("'", String.raw`'\''`)}'`,
  ].join('\n');

const typescript = ({ url, body, prints }: SnippetRequest): string =>
  [
    `const response = await fetch("${url}", {`,
    `  method: "POST",`,
    `  headers: {`,
    `    "X-API-Key": process.env.GRAHA_API_KEY ?? "",`,
    `    "Content-Type": "application/json",`,
    `  },`,
    `  body: JSON.stringify(${members(body, (name) => name, '  ')}),`,
    `});`,
    ``,
    `const answer = await response.json();`,
    ...(prints ? [`console.log(answer.${prints.join('.')});`] : []),
  ].join('\n');

const python = ({ url, body, prints }: SnippetRequest): string =>
  [
    `import json, os, urllib.request`,
    ``,
    `request = urllib.request.Request(`,
    `    "${url}",`,
    `    headers={`,
    `        "X-API-Key": os.environ["GRAHA_API_KEY"],`,
    `        "Content-Type": "application/json",`,
    `    },`,
    `    data=json.dumps(${pythonLiterals(members(body, (name) => `"${name}"`, '    '))}).encode(),`,
    `)`,
    ``,
    `with urllib.request.urlopen(request) as response:`,
    `    answer = json.load(response)`,
    ...(prints ? [`    print(answer${prints.map((name) => `["${name}"]`).join('')})`] : []),
  ].join('\n');

/** Outside strings, JSON's `true`, `false` and `null` have other names in Python. */
const pythonLiterals = (json: string): string =>
  json.replace(/"(?:[^"\\]|\\.)*"|\b(?:true|false|null)\b/g, (found) => PYTHON_NAMES[found] ?? found);

const PYTHON_NAMES: Readonly<Record<string, string>> = { true: 'True', false: 'False', null: 'None' };

const LINE_MAX = 54;

/** An object over several lines, as many members in each as fit. */
function members(body: unknown, nameOf: (name: string) => string, indent: string): string {
  if (typeof body !== 'object' || body === null) return JSON.stringify(body);
  const words = Object.entries(body).map(([name, value]) => `${nameOf(name)}: ${JSON.stringify(value)}`);
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length + 2 <= LINE_MAX) lines[lines.length - 1] = `${last}, ${word}`;
    else lines.push(word);
  }
  return `{\n${lines.map((line) => `${indent}  ${line}`).join(',\n')}\n${indent}}`;
}
