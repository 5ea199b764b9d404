import type { WrittenArticle } from '../block.ts';

/** Settings of a client that reads `mcpServers`. */
export const MCP_SETTINGS = `{
  "mcpServers": {
    "graha": {
      "url": "$GRAHA_API_URL/mcp",
      "headers": { "Authorization": "Bearer $GRAHA_API_KEY" }
    }
  }
}`;

const VS_CODE_SETTINGS = `{
  "servers": {
    "graha": {
      "type": "http",
      "url": "$GRAHA_API_URL/mcp",
      "headers": { "Authorization": "Bearer $GRAHA_API_KEY" }
    }
  }
}`;

export const MCP: WrittenArticle = {
  title: 'MCP',
  lead: 'An assistant that speaks the Model Context Protocol finds and calls every operation, with your key or by your leave.',
  sections: [
    {
      id: 'connect',
      title: 'How to connect',
      blocks: [
        {
          kind: 'text',
          text: 'The server is `POST $GRAHA_API_URL/mcp`, over Streamable HTTP and without sessions. Put a key in the place of `$GRAHA_API_KEY`. A test key costs nothing.',
        },
        {
          kind: 'code',
          title: 'Claude Code',
          code: 'claude mcp add --transport http graha "$GRAHA_API_URL/mcp" --header "Authorization: Bearer $GRAHA_API_KEY"',
        },
        { kind: 'code', title: 'Cursor: .cursor/mcp.json', code: MCP_SETTINGS },
        { kind: 'code', title: 'VS Code: .vscode/mcp.json', code: VS_CODE_SETTINGS },
        {
          kind: 'text',
          text: 'The key goes as `Authorization: Bearer` or as `X-API-Key`. Give an assistant a key of its own, with a cap and with the scopes that it needs.',
        },
      ],
    },
    {
      id: 'oauth',
      title: 'Without a key: OAuth',
      blocks: [
        {
          kind: 'text',
          text: 'A client that cannot hold a key needs the address alone, `$GRAHA_API_URL/mcp`. It sends you to a page of this portal that names the app, what it may call and the workspace that pays, and asks for a monthly cap of credits; owners, admins and developers can allow it.',
        },
        {
          kind: 'list',
          items: [
            'OAuth 2.1: a 401 names `/.well-known/oauth-protected-resource/mcp` (RFC 9728), which names this portal (RFC 8414). Clients register themselves (RFC 7591) with exact redirect addresses, of which only the port of a program on the same computer may change; PKCE with S256 is required; `resource` is the address of `/mcp` (RFC 8707).',
            'An access token lives for an hour and works at `/mcp` alone. A refresh token lives for 30 days and is used once. For 20 seconds requests that refresh at once may send the same one; a later second use ends the connection. Programs that refreshed at once keep their access tokens until each refreshes again.',
            'You have one connection per app and workspace: allowing the app again replaces the earlier one and ends its tokens. A connection whose code is not exchanged within a minute, or whose tokens have all expired, is ended too, with its key.',
            'The connection is a key of the workspace under the name of the app: it appears among the keys and in the request log, and has their limits. Nobody can read it.',
            'Your account lists the connected apps. One that you disconnect, or whose person has left the workspace, is refused from its next call.',
          ],
        },
      ],
    },
    {
      id: 'tools',
      title: 'Tools',
      blocks: [
        {
          kind: 'table',
          label: 'Tools',
          columns: ['Tool', 'What it does', 'Price'],
          rows: [
            ['search_operations', 'Finds operations by words.', 'free'],
            ['describe_operation', 'Schema, example, price and members of the answer.', 'free'],
            ['call_operation', 'Computes any operation.', 'that of the operation'],
            [
              'show_picture',
              'Computes an operation that has a picture, and shows it to the person.',
              'that of the operation',
            ],
            ['find_place', 'Position and time zone of a place by its name, in any script.', 'free'],
            ['birth_chart', 'The same as kundali/basic.', 'that of the operation'],
            ['match_two_people', 'The same as matchmaking/ashtakoot.', 'that of the operation'],
            ['panchang_today', 'panchang/full for this day at a place.', 'that of the operation'],
          ],
        },
        {
          kind: 'list',
          items: [
            'A result has a text of at most 4 kB for the model, as `Accept: text/markdown` gives it elsewhere, and the answer as data in `structuredContent`, by the `outputSchema` of the tool.',
            'Answers are short: numbers have two decimals and `metadata` is left out. `fields` names the members that you need, `decimals` the digits. An answer of more than 100,000 characters is refused before it is charged.',
            'A result names its `credits` and its `request_id`, which is in your request log. A call that fails costs nothing and says in `next` what to do.',
            '`picture: true` adds the chart as an image (`image/png`) where the operation has one, at the same price.',
            '`idempotency_key` names a call: the same call under the same name within 24 hours is charged once.',
            'Resources are Markdown: how to call, errors, and each family; and the page of the app below. There are three prompts: a chart, a day, two people.',
          ],
        },
      ],
    },
    {
      id: 'apps',
      title: 'Pictures in the conversation: MCP Apps',
      blocks: [
        {
          kind: 'text',
          text: 'Assistants with MCP Apps (the extension `io.modelcontextprotocol/ui` of 2026-01-26) draw the results of `birth_chart`, `match_two_people`, `panchang_today` and `show_picture` in the conversation: charts in four styles that the person chooses, days, months, matches, periods and timelines, for every operation that has a picture. Nothing needs to be set up, and it costs nothing more.',
        },
        {
          kind: 'list',
          items: [
            'The page is the resource `ui://graha/picture` (`text/html;profile=mcp-app`), one file that loads nothing, in the theme of the assistant.',
            'It draws the whole answer, which the result has in `_meta`, so the picture is exact whatever `fields` and `decimals` the model asked for. The whole answer is for the page alone and is not part of the conversation. An answer of more than 300,000 characters is not drawn.',
            'Assistants without MCP Apps get the same result as text; `picture: true` adds an image there.',
          ],
        },
      ],
    },
    {
      id: 'limits',
      title: 'Limits',
      blocks: [
        {
          kind: 'text',
          text: 'Each request counts toward the rate limit of the plan, also one that lists tools. Scopes, allowed addresses, caps and concurrency of the key hold as they do for other calls. One request carries one message of 64 KB at most. An `Origin` other than the API or the portal is refused with 403.',
        },
      ],
    },
  ],
};
