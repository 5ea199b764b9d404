// Starts an empty Node and the API in turn and prints the times as one line of JSON. The API has two times: until it
// listens, and until its first charged answer. This is a small separate process, because a large process spawns slowly.
import { spawn } from 'node:child_process';
import { request } from 'node:http';
import { performance } from 'node:perf_hooks';

const [rounds = '', path = '', key = '', body = '', ...command] = process.argv.slice(2);
const headers = { 'x-api-key': key, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
const POLL_MS = 2;

const startNode = () =>
  new Promise((resolve, reject) => {
    const startedMs = performance.now();
    const child = spawn(process.execPath, ['-e', '0'], { stdio: 'ignore' });
    child.once('error', reject);
    child.once('exit', () => resolve(performance.now() - startedMs));
  });

const isAnswered = (url) =>
  new Promise((resolve) => {
    const call = request(`${url}${path}`, { method: 'POST', headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode === 200));
    });
    call.once('error', () => resolve(false)).end(body);
  });

const startApi = () =>
  new Promise((resolve, reject) => {
    const startedMs = performance.now();
    const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    child.once('exit', () => reject(new Error(`The API ended before it listened: ${said}`)));
    child.stdout.on('data', async (part) => {
      if (said.includes('listening')) return; // The API logs every answer after this line.
      said += String(part);
      const url = /"url":"([^"]+)"/.exec(said)?.[1];
      if (!url) return;
      const listeningMs = performance.now() - startedMs;
      while (!(await isAnswered(url))) await new Promise((next) => setTimeout(next, POLL_MS));
      const answeredMs = performance.now() - startedMs;
      child.removeAllListeners('exit').once('exit', () => resolve({ listeningMs, answeredMs }));
      child.kill('SIGKILL');
    });
  });

const bareMs = [];
const api = [];
for (let round = 0; round < Number(rounds); round += 1) {
  bareMs.push(await startNode());
  api.push(await startApi());
}
const listeningMs = api.map((each) => each.listeningMs);
process.stdout.write(`${JSON.stringify({ bareMs, listeningMs, answeredMs: api.map((each) => each.answeredMs) })}\n`);
