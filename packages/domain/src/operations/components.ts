/** The parts of the service that an incident can affect, in the order of the status page. */
export const COMPONENTS = {
  api: { name: 'API', covers: 'Calls with a key, and the MCP server' },
  portal: { name: 'Portal', covers: 'This site, sign-in and the documentation' },
  webhooks: { name: 'Webhooks', covers: 'Delivery of messages to your receivers' },
  billing: { name: 'Billing', covers: 'Plans, top-ups and invoices' },
} as const;

export type ComponentId = keyof typeof COMPONENTS;
// Safe: the keys of the table itself.
export const COMPONENT_IDS = Object.keys(COMPONENTS) as [ComponentId, ...ComponentId[]];
