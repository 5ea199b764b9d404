import { mkdirSync, writeFileSync } from 'node:fs';
import { mcpAppPage } from './mcp-app.ts';

/** Part of the build: writes the page as a module, which the API sends. */
const folder = new URL('../src/generated/', import.meta.url);
mkdirSync(folder, { recursive: true });
const page = JSON.stringify(await mcpAppPage());
writeFileSync(
  new URL('mcp-app-page.ts', folder),
  `/** The page of an MCP app. */\nexport const MCP_APP_PAGE: string =\n  ${page};\n`,
);
