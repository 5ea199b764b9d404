import { schemaOf, type Schemas } from '@graha/catalog/project/schema/openapi-schemas';
import { type ManagementRoute, routePath } from '@graha/domain/management/management';
import type { Account, Route } from './api-model.ts';

export type ManagementRoutes = Readonly<Record<string, ManagementRoute>>;

/** The Management API; its inputs and answers are added to the schemas. */
export const readAccount = (routes: ManagementRoutes, schemas: Schemas): Account => ({
  summary:
    'Management API: keys, usage, plan and webhooks of your workspace, with a secret key of the scope `manage`, and its stored births, with the scope `births`. It costs nothing.',
  routes: Object.entries(routes).map(([name, route]) => readRoute(name, route, schemas)),
});

function readRoute(name: string, route: ManagementRoute, schemas: Schemas): Route {
  const { method: verb, path, summary, description, input, output } = route;
  const typeName = `Account${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const types = { input: `${typeName}Input`, output: `${typeName}Answer` };
  const asked = input && schemaOf(input, 'input', schemas);
  if (asked !== undefined) schemas[types.input] = asked;
  schemas[types.output] = schemaOf(output, 'output', schemas);
  return {
    name,
    verb,
    path: routePath(route).slice('/api/v1/'.length),
    ids: [...path.matchAll(/\{(\w+)\}/g)].map(([, id = '']) => id),
    sends: asked === undefined ? 'nothing' : verb === 'GET' ? 'query' : 'body',
    ...(asked === undefined ? {} : { input: { type: types.input, isOptional: (asked.required ?? []).length === 0 } }),
    output: types.output,
    repeat: verb !== 'POST' ? 'always' : route.isRepeatable === true ? 'under_key' : 'never',
    summary,
    description,
  };
}

const REPEATS = {
  always: '',
  under_key: 'The client sends an Idempotency-Key, the same for each attempt.',
  never: 'The client does not send it again where its answer may have been lost.',
} as const;

/** The documentation of a method below its summary, in every language. */
export const routeTexts = ({ repeat, verb, path, description }: Route, code: (text: string) => string): string[] => [
  description,
  [REPEATS[repeat], `${code(`${verb} /api/v1/${path}`)}, costs nothing.`].filter((text) => text !== '').join(' '),
];
