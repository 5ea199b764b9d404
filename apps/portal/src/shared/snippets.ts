import type { CodeLanguage } from '@graha/ui/code.tsx';

export type Snippet = { value: string; label: string; language: CodeLanguage; code: string };

type SnippetRequest = {
  /** Absolute address of the operation. */
  url: string;
  body: unknown;
  /** What the last line prints, as a path into the answer: `['lagna', 'sign']`. */
  prints?: readonly string[];
  /** A key to show in the code; without it the code reads the variable. */
  apiKey?: string;
};

/** The name of an operation in the client library, such as `kundali.basic`, and the base address. */
type SdkRequest = SnippetRequest & { baseUrl: string; portalUrl: string; sdkCall: string };

/** Unless a key is given, each line reads `GRAHA_API_KEY` from the environment. */
export function snippetsOf(request: SnippetRequest): Snippet[] {
  return [
    { value: 'curl', label: 'curl', language: 'shell', code: curl(request) },
    { value: 'typescript', label: 'TypeScript', language: 'typescript', code: typescript(request) },
    { value: 'python', label: 'Python', language: 'python', code: python(request) },
  ];
}

/** With the client library first among the TypeScript ones. */
export function snippetsWithSdk(request: SdkRequest): Snippet[] {
  const [curlSnippet, fetchSnippet, ...others] = snippetsOf(request);
  const own: Snippet = { value: 'sdk', label: 'SDK', language: 'typescript', code: sdk(request) };
  return [curlSnippet, fetchSnippet, own, ...others].filter((snippet) => snippet !== undefined);
}

const curl = ({ url, body, apiKey = '$GRAHA_API_KEY' }: SnippetRequest): string =>
  [
    `curl ${url} \\`,
    `  -H "X-API-Key: ${apiKey}" \\`,
    `  -H "Content-Type: application/json" \\`,
    `  -d '${members(body, (name) => `"${name}"`, '  ').replaceAll("'", String.raw`'\''`)}'`,
  ].join('\n');

const keyExpression = (apiKey: string | undefined): string =>
  apiKey === undefined ? 'process.env.GRAHA_API_KEY ?? ""' : JSON.stringify(apiKey);

const sdk = ({ baseUrl, portalUrl, sdkCall, body, prints, apiKey }: SdkRequest): string =>
  [
    `// npm install ${portalUrl}/downloads/graha-sdk.tgz`,
    `import { createClient } from "@graha/sdk";`,
    ``,
    `const graha = createClient({`,
    `  baseUrl: "${baseUrl}",`,
    `  apiKey: ${keyExpression(apiKey)},`,
    `});`,
    ``,
    `const answer = await graha.${sdkCall}(${members(body, (name) => name, '')});`,
    prints ? `console.log(answer.${prints.join('.')});` : `console.log(JSON.stringify(answer));`,
  ].join('\n');

const typescript = ({ url, body, prints, apiKey }: SnippetRequest): string =>
  [
    `const response = await fetch("${url}", {`,
    `  method: "POST",`,
    `  headers: {`,
    `    "X-API-Key": ${keyExpression(apiKey)},`,
    `    "Content-Type": "application/json",`,
    `  },`,
    `  body: JSON.stringify(${members(body, (name) => name, '  ')}),`,
    `});`,
    ``,
    `const answer = await response.json();`,
    prints ? `console.log(answer.${prints.join('.')});` : `console.log(JSON.stringify(answer));`,
  ].join('\n');

const python = ({ url, body, prints, apiKey }: SnippetRequest): string =>
  [
    `import json, os, urllib.request`,
    ``,
    `request = urllib.request.Request(`,
    `    "${url}",`,
    `    headers={`,
    `        "X-API-Key": ${apiKey === undefined ? 'os.environ["GRAHA_API_KEY"]' : JSON.stringify(apiKey)},`,
    `        "Content-Type": "application/json",`,
    `    },`,
    `    data=json.dumps(${pythonLiterals(members(body, (name) => `"${name}"`, '    '))}).encode(),`,
    `)`,
    ``,
    `with urllib.request.urlopen(request) as response:`,
    `    answer = json.load(response)`,
    prints ? `    print(answer${prints.map((name) => `["${name}"]`).join('')})` : `    print(json.dumps(answer))`,
  ].join('\n');

/** Outside strings, JSON's `true`, `false` and `null` have other names in Python. */
const pythonLiterals = (json: string): string =>
  json.replace(/"(?:[^"\\]|\\.)*"|\b(?:true|false|null)\b/g, (found) => PYTHON_NAMES[found] ?? found);

const PYTHON_NAMES: Readonly<Record<string, string>> = { true: 'True', false: 'False', null: 'None' };

const LINE_MAX = 46;

/** An object over several lines, as many single members in each as fit; an object in it has lines of its own. */
function members(body: unknown, nameOf: (name: string) => string, indent: string): string {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return JSON.stringify(body);
  const lines: string[] = [];
  let isOpen = false;
  for (const [name, value] of Object.entries(body)) {
    const isNested = typeof value === 'object' && value !== null;
    const word = `${nameOf(name)}: ${isNested ? members(value, nameOf, `${indent}  `) : JSON.stringify(value)}`;
    const last = lines.at(-1);
    if (isOpen && !isNested && last !== undefined && last.length + word.length + 2 <= LINE_MAX) {
      lines[lines.length - 1] = `${last}, ${word}`;
    } else {
      lines.push(word);
    }
    isOpen = !isNested;
  }
  return `{\n${lines.map((line) => `${indent}  ${line}`).join(',\n')}\n${indent}}`;
}
