import { AppBridge, PostMessageTransport } from '@modelcontextprotocol/ext-apps/app-bridge';

/**
 * Runs in the browser: the window of an assistant, by the library that hosts use. `window.shown` has the page of the app
 * and the call that it shows.
 */
type Given = {
  page: string;
  input: Record<string, unknown>;
  result: Parameters<AppBridge['sendToolResult']>[0];
  theme: 'light' | 'dark';
};

/** The policy for an app that declares no addresses, as the protocol prints it. */
const POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; media-src 'self' data:; connect-src 'none'";

const given: Given = Reflect.get(window, 'shown');
const frame = document.querySelector('iframe');
const inside = frame?.contentWindow;
if (!frame || !inside) throw new Error('The page has no frame.');
const policy = `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`;
const bridge = new AppBridge(
  null,
  { name: 'assistant', version: '1.0.0' },
  {},
  { hostContext: { theme: given.theme } },
);
bridge.addEventListener('initialized', () => {
  void bridge.sendToolInput({ arguments: given.input }).then(() => bridge.sendToolResult(given.result));
});
bridge.addEventListener('sizechange', ({ height }) => {
  if (height !== undefined) frame.style.height = `${height}px`;
});
await bridge.connect(new PostMessageTransport(inside, inside));
frame.srcdoc = given.page.replace('<head>', `<head>${policy}`);
