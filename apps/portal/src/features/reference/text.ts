/** Every sentence of the reference. */
export const REFERENCE = {
  title: 'API reference',
  lead: (count: number, families: string) =>
    `${count} operations in ${families} families. Each takes JSON by POST; those on one chart take GET with a query too.`,
  all: 'All operations',
  operations: 'Operations',
  scopeOf: (scope: string) => `A key needs the scope ${scope}, or all of them.`,
  request: 'Request',
  required: 'required',
  also: (names: string) => `also ${names}`,
  defaultIs: 'default',
  fields: 'Fields',
  groupTitle: (groups: readonly string[]) =>
    groups.length > 1 ? `${groups.join(' and ')}, each` : (groups[0] ?? '') || 'Members of the request',
  groupAlias: (name: string, of: string) => `${name} is read as ${of}.`,
  response: 'Response',
  responseShort: 'The answer to the request above, with long lists shortened to their first row.',
  responseMissing:
    'The API gave no answer just now, so the example is missing. Every operation is described in full at',
  pictureText: 'The same chart as SVG, at the same price, for whoever accepts',
  headers: 'Headers of the answer',
  errors: 'Errors',
  errorsLead: 'None of these costs a credit.',
  tryIt: 'Try it',
  alias: 'An alias of',
  aliases: 'The same under another address:',
  scope: 'Scope',
  now: (member: string) => `Without ${member} the answer depends on the present moment, and names the one it used.`,
  postOnly: 'Two births in one request: POST alone.',
} as const;
