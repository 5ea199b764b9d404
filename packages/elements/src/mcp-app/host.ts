import type { ToolResult } from './shown.ts';

/** The version of the protocol between an app and its host: MCP Apps, SEP-1865. */
const PROTOCOL = '2026-01-26';
const UNKNOWN_METHOD = -32_601;

/** The theme of the window around an app. */
export type HostContext = {
  theme?: 'light' | 'dark';
  styles?: { variables?: Readonly<Record<string, unknown>> };
};

/** Called for the messages of a host. */
export type HostEvents = {
  context(context: HostContext): void;
  result(result: ToolResult): void;
  cancelled(): void;
};

type Message = { jsonrpc?: unknown; id?: unknown; method?: unknown; params?: unknown; result?: unknown };

const INITIALIZE_ID = 1;

/**
 * Begins the exchange with the page around this one. Messages of other windows are ignored.
 * @param name name and version of the app, for the host
 * @returns a function that sends the size of the app
 */
export function connectHost(name: { name: string; version: string }, events: HostEvents): (size: DOMRect) => void {
  // The origin of a host is unknown, and nothing that is sent here is secret.
  const send = (message: object): void => window.parent.postMessage({ jsonrpc: '2.0', ...message }, '*');

  const read = ({ method, id, params, result }: Message): void => {
    const given = Object(params);
    if (method === undefined) {
      if (id !== INITIALIZE_ID || result === undefined) return;
      send({ method: 'ui/notifications/initialized', params: {} });
      events.context(Object(Object(result).hostContext));
    } else if (id !== undefined) {
      const isKnown = method === 'ping' || method === 'ui/resource-teardown';
      const refused = { error: { code: UNKNOWN_METHOD, message: `There is no method ${String(method)}.` } };
      send({ id, ...(isKnown ? { result: {} } : refused) });
    } else if (method === 'ui/notifications/host-context-changed') events.context(given);
    else if (method === 'ui/notifications/tool-result') events.result(given);
    else if (method === 'ui/notifications/tool-cancelled') events.cancelled();
  };
  window.addEventListener('message', ({ source, data }) => {
    if (source === window.parent && Object(data).jsonrpc === '2.0') read(Object(data));
  });
  send({
    id: INITIALIZE_ID,
    method: 'ui/initialize',
    params: {
      appInfo: name,
      appCapabilities: { availableDisplayModes: ['inline', 'fullscreen'] },
      protocolVersion: PROTOCOL,
    },
  });
  return ({ width, height }) =>
    send({
      method: 'ui/notifications/size-changed',
      params: { width: Math.ceil(width), height: Math.ceil(height) },
    });
}
