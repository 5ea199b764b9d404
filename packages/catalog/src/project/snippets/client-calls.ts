import type { ClientNames } from './client-names.ts';
import { exportedName } from './exported-name.ts';
import { goString, JSON_STYLE, members, PHP_STYLE, phpString, TYPESCRIPT_STYLE } from './literals.ts';
import { CLIENT_PACKAGES, installCommands } from './client-packages.ts';
import { nodeKey, type SnippetRequest } from './http-calls.ts';

/** The same call with the client libraries. */
export type ClientRequest = SnippetRequest & {
  /** The address of the portal, which offers the packages. */
  portalUrl: string;
  /** `link`: the page of the clients in place of the commands that install one. */
  install?: 'link';
  names: ClientNames;
};

type Installed = Pick<ClientRequest, 'portalUrl' | 'install'>;

function installLines({ portalUrl, install }: Installed, language: 'typescript' | 'php' | 'go'): string[] {
  const lines = install === 'link' ? [`${portalUrl}/docs/clients`] : installCommands(portalUrl)[language];
  return lines.map((line) => `// ${line}`);
}

export const typescriptClient = ({ baseUrl, names, body, prints, apiKey, ...where }: ClientRequest): string =>
  [
    ...installLines(where, 'typescript'),
    `import { createClient } from "${CLIENT_PACKAGES.npm}";`,
    ``,
    `const graha = createClient({`,
    `  baseUrl: "${baseUrl}",`,
    `  apiKey: ${nodeKey(apiKey)},`,
    `});`,
    ``,
    `const answer = await graha.${names.family}.${names.method}(${members(body, TYPESCRIPT_STYLE, '')});`,
    prints ? `console.log(answer.${prints.join('.')});` : `console.log(JSON.stringify(answer));`,
  ].join('\n');

export const phpClient = ({ baseUrl, names, body, prints, apiKey, ...where }: ClientRequest): string =>
  [
    `<?php`,
    ...installLines(where, 'php'),
    `require 'vendor/autoload.php';`,
    ``,
    `$graha = new Graha\\Graha(${apiKey === undefined ? `getenv('GRAHA_API_KEY')` : phpString(apiKey)}, ${phpString(baseUrl)});`,
    ``,
    `$answer = $graha->${names.family}->${names.method}(${members(body, PHP_STYLE, '')});`,
    prints
      ? `echo $answer${prints.map((name) => `[${phpString(name)}]`).join('')}, "\\n";`
      : `echo json_encode($answer), "\\n";`,
  ].join('\n');

export const goClient = ({ baseUrl, names, body, prints, apiKey, ...where }: ClientRequest): string =>
  [
    ...installLines(where, 'go'),
    ``,
    `package main`,
    ``,
    `import (`,
    ...['context', 'encoding/json', 'fmt', 'log', ...(apiKey === undefined ? ['os'] : [])].map((name) => `\t"${name}"`),
    ``,
    `\t"${CLIENT_PACKAGES.go}"`,
    `)`,
    ``,
    `func main() {`,
    `\tclient := graha.New(${apiKey === undefined ? `os.Getenv("GRAHA_API_KEY")` : JSON.stringify(apiKey)}, "${baseUrl}")`,
    ``,
    `\tvar input graha.${names.inputType}`,
    `\tbody := ${goString(members(body, JSON_STYLE, ''))}`,
    `\tif err := json.Unmarshal([]byte(body), &input); err != nil {`,
    `\t\tlog.Fatal(err)`,
    `\t}`,
    `\tanswer, err := client.${exportedName(names.family)}.${exportedName(names.method)}(context.Background(), input)`,
    `\tif err != nil {`,
    `\t\tlog.Fatal(err)`,
    `\t}`,
    prints ? `\tfmt.Println(answer.Data.${prints.map(exportedName).join('.')})` : `\tfmt.Println(string(answer.Raw))`,
    `}`,
    ``,
  ].join('\n');
