import type { FastifyInstance } from 'fastify';

type Served = { template: string; allow: string };

/**
 * Collects the methods of each path from the routes added to the server after this call.
 * @returns `servedAt`: the template of a requested path and its methods, or null; `everyMethod`: the methods of all
 * paths
 */
export function createServedMethods(app: FastifyInstance) {
  const methodsByTemplate = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const methods = methodsByTemplate.get(url) ?? new Set();
    for (const one of [method].flat()) methods.add(one);
    methodsByTemplate.set(url, methods);
  });

  return {
    servedAt(path: string): Served | null {
      const template = methodsByTemplate.has(path)
        ? path
        : [...methodsByTemplate.keys()].find((one) => fits(one, path));
      const methods = methodsByTemplate.get(template ?? '');
      return template === undefined || methods === undefined ? null : { template, allow: [...methods].join(', ') };
    },
    everyMethod: (): string =>
      [...new Set([...methodsByTemplate.values()].flatMap((methods) => [...methods])), 'OPTIONS'].join(', '),
  };
}

/** True if a path matches a template such as `/api/v1/places/:place_id`. */
function fits(template: string, path: string): boolean {
  const [wanted, given] = [template.split('/'), path.split('/')];
  return wanted.length === given.length && wanted.every((part, index) => part.startsWith(':') || part === given[index]);
}
