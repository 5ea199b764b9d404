import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { startOwnStack } from '../src/check/own-stack.ts';
import { runToEnd } from '../src/command.ts';
import { FREE_PAGES } from './free-pages.ts';

/**
 * Row W of the portal: the CPU time for the most expensive public pages, built and with its stack. With GRAHA_DEV_JSON
 * it uses the running stack.
 */
const AGAIN = 5;
const SHOWN = 60;
const NS_PER_MS = 1e6;

/** The process that listens on a port of this machine. */
function processOn(port: number): number {
  const wanted = port.toString(16).toUpperCase().padStart(4, '0');
  const rows = ['tcp', 'tcp6'].flatMap((table) => readFileSync(`/proc/net/${table}`, 'utf8').split('\n'));
  const [row] = rows.filter((line) => new RegExp(`^\\s*\\d+: [0-9A-F]+:${wanted} \\S+ 0A `).test(line));
  const inode = row?.trim().split(/\s+/)[9];
  const holder = readdirSync('/proc').find((pid) => /^\d+$/.test(pid) && socketsOf(pid).has(`socket:[${inode}]`));
  if (holder === undefined) throw new Error(`No process listens on port ${port}.`);
  return Number(holder);
}

function socketsOf(pid: string): Set<string> {
  try {
    return new Set(readdirSync(`/proc/${pid}/fd`).map((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`)));
  } catch {
    return new Set(); // The process has ended in the meantime, or a file was closed.
  }
}

/** CPU time of all threads of a process. Only Linux measures it with this precision. */
function cpuMsOf(pid: number): number {
  const used = readdirSync(`/proc/${pid}/task`).map((thread) => {
    const [ns] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
    return Number(ns);
  });
  return used.reduce((sum, ns) => sum + ns, 0) / NS_PER_MS;
}

let asked = 0;

async function ask(url: string): Promise<number> {
  const response = await fetch(url.replace('*', String((asked += 1))), {
    redirect: 'manual',
    headers: { accept: 'text/html' },
  });
  await response.arrayBuffer();
  return response.status;
}

async function leastMs(pid: number, url: string): Promise<{ ms: number; status: number; path: string }> {
  await ask(url); // The first request fills the caches.
  let [ms, status] = [Number.POSITIVE_INFINITY, 0];
  for (let times = 0; times < AGAIN; times += 1) {
    const before = cpuMsOf(pid);
    status = await ask(url);
    ms = Math.min(ms, cpuMsOf(pid) - before);
  }
  return { ms, status, path: new URL(url).pathname.slice(0, SHOWN) };
}

async function measure(portalUrl: string): Promise<void> {
  const pid = processOn(Number(new URL(portalUrl).port));
  console.log(`Worst known address of each free page, CPU of the whole portal in ms, least of ${AGAIN} repeats`);
  for (const [route, { mostMs, worst }] of Object.entries(FREE_PAGES)) {
    const rows: { ms: number; status: number; path: string }[] = [];
    for (const path of worst) rows.push(await leastMs(pid, `${portalUrl}${path}`));
    const [most] = rows.toSorted((a, b) => b.ms - a.ms);
    if (!most) throw new Error(`${route} names no address.`);
    const verdict = most.ms <= mostMs ? 'met' : 'MISSED';
    console.log(`${most.ms.toFixed(2).padStart(7)}  ≤ ${mostMs} ${verdict}  ${route} (${most.status} ${most.path})`);
  }
}

await runToEnd(async (undo) => {
  if (process.platform !== 'linux') {
    console.log('Not measured: only Linux counts the CPU time of another process so finely.');
    return 0;
  }
  const devFile = process.env['GRAHA_DEV_JSON'] ?? (await startOwnStack(undo)).devFile;
  await measure(String(JSON.parse(readFileSync(devFile, 'utf8')).portalUrl));
  return 0;
});
