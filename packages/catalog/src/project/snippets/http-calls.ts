import { JSON_STYLE, members, PYTHON_STYLE, TYPESCRIPT_STYLE } from './literals.ts';

export type SnippetRequest = {
  /** Base URL of the API, without a path. */
  baseUrl: string;
  /** `/api/v1/kundali/basic`. */
  path: string;
  body: unknown;
  /** Path into the answer of the value that the last line prints: `['lagna', 'sign']`. */
  prints?: readonly string[];
  /** A key to show in the code; without it the code reads the environment variable. */
  apiKey?: string;
};

export const curl = ({ baseUrl, path, body, apiKey = '$GRAHA_API_KEY' }: SnippetRequest): string =>
  [
    `curl ${baseUrl}${path} \\`,
    `  -H "X-API-Key: ${apiKey}" \\`,
    `  -H "Content-Type: application/json" \\`,
    `  -d '${members(body, JSON_STYLE, '  ').replaceAll("'", String.raw`'\''`)}'`,
  ].join('\n');

export const nodeKey = (apiKey: string | undefined): string =>
  apiKey === undefined ? 'process.env.GRAHA_API_KEY ?? ""' : JSON.stringify(apiKey);

export const typescript = ({ baseUrl, path, body, prints, apiKey }: SnippetRequest): string =>
  [
    `const response = await fetch("${baseUrl}${path}", {`,
    `  method: "POST",`,
    `  headers: {`,
    `    "X-API-Key": ${nodeKey(apiKey)},`,
    `    "Content-Type": "application/json",`,
    `  },`,
    `  body: JSON.stringify(${members(body, TYPESCRIPT_STYLE, '  ')}),`,
    `});`,
    ``,
    `const answer = await response.json();`,
    prints ? `console.log(answer.${prints.join('.')});` : `console.log(JSON.stringify(answer));`,
  ].join('\n');

export const python = ({ baseUrl, path, body, prints, apiKey }: SnippetRequest): string =>
  [
    `import json, os, urllib.request`,
    ``,
    `request = urllib.request.Request(`,
    `    "${baseUrl}${path}",`,
    `    headers={`,
    `        "X-API-Key": ${apiKey === undefined ? 'os.environ["GRAHA_API_KEY"]' : JSON.stringify(apiKey)},`,
    `        "Content-Type": "application/json",`,
    `    },`,
    `    data=json.dumps(${members(body, PYTHON_STYLE, '    ')}).encode(),`,
    `)`,
    ``,
    `with urllib.request.urlopen(request) as response:`,
    `    answer = json.load(response)`,
    prints ? `    print(answer${prints.map((name) => `["${name}"]`).join('')})` : `    print(json.dumps(answer))`,
  ].join('\n');
