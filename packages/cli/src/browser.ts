import { spawn } from 'node:child_process';
import type { Environment } from './settings.ts';

type Program = readonly [file: string, ...args: string[]];

/**
 * Returns the program that shows a page, without a shell; null if the address is not http or https, or if no browser is on this
 * screen.
 */
export function browserProgram(url: string, platform: string, env: Environment): Program | null {
  if (!URL.canParse(url)) return null;
  const { protocol, href } = new URL(url);
  const isRemote = env['SSH_CONNECTION'] !== undefined && env['SSH_CONNECTION'] !== '';
  if (isRemote || (protocol !== 'https:' && protocol !== 'http:')) return null;
  if (platform === 'darwin') return ['open', href];
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler', href];
  return env['DISPLAY'] || env['WAYLAND_DISPLAY'] ? ['xdg-open', href] : null;
}

/** Shows a page in the browser, if there is one. A failure changes nothing: the address is printed too. */
export function openBrowser(url: string, env: Environment): void {
  const program = browserProgram(url, process.platform, env);
  if (program === null) return;
  const [file, ...args] = program;
  const child = spawn(file, args, { detached: true, stdio: 'ignore' });
  child.on('error', () => undefined); // The program is not installed.
  child.unref();
}
