import { PlainFailure } from '../plain-failure.ts';

export type Command = { count: number; port: number };

const COUNT_MAX = 8;
const PORT = 4100;
const USAGE = 'npm run replicas -- 3 (the balancer listens on BALANCER_PORT, 4100 if not said)';

export function readCommand([count = '3', ...rest]: readonly string[], env: NodeJS.ProcessEnv): Command {
  if (rest.length > 0) throw new PlainFailure(`One number is enough: ${USAGE}.`);
  return {
    count: within('The number of replicas', count, COUNT_MAX),
    port: within('BALANCER_PORT', env['BALANCER_PORT'] || String(PORT), 65_535),
  };
}

function within(what: string, text: string, max: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= max) return value;
  throw new PlainFailure(`${what} must be 1 to ${max}, not ${text}: ${USAGE}.`);
}
