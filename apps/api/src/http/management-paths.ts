import { outputSchema } from '@graha/catalog/project/schema/tidy-schema';
import { BIRTH_ROUTES } from '@graha/domain/management/birth-routes';
import { SUBSCRIPTION_ROUTES } from '@graha/domain/management/subscription-routes';
import { MANAGEMENT_ROUTES, type ManagementRoute, routePath } from '@graha/domain/management/management';
import { z } from 'zod';

export const MANAGEMENT_TAGS = [
  {
    name: 'account',
    description:
      'Keys, usage, plan, spend limit, brand of reports and webhooks of a workspace, with a key of the scope `manage`. Costs nothing.',
  },
];

const REFUSALS = [401, 403, 404, 409, 422, 429, 503];
const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A repeat under the same key makes nothing again.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

function operationOf(id: string, route: ManagementRoute): object {
  const { input, scope = 'manage' } = route;
  const schema = input && z.toJSONSchema(input, { io: 'input', target: 'draft-2020-12' });
  const { $schema: _dialect, ...body } = schema ?? {};
  const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    description: 'From the list.',
    schema: { type: 'string', format: 'uuid' },
  }));
  const inQuery = Object.entries(route.method === 'GET' ? (schema?.properties ?? {}) : {}).map(([name, member]) => {
    const { description, ...rest } = Object(member);
    return { name, in: 'query', required: false, description, schema: rest };
  });
  const isRepeatable = route.isRepeatable === true;
  const parameters = [...inPath, ...inQuery, ...(isRepeatable ? [IDEMPOTENCY_KEY] : [])];
  const answered = {
    description: route.summary,
    content: { 'application/json': { schema: outputSchema(route.output) } },
  };
  return {
    operationId: `account${id.charAt(0).toUpperCase()}${id.slice(1)}`,
    summary: route.summary,
    description: `${route.description} Needs the scope \`${scope}\`.`,
    tags: ['account'],
    'x-credits': 0,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(schema && route.method !== 'GET'
      ? { requestBody: { required: true, content: { 'application/json': { schema: body } } } }
      : {}),
    responses: {
      [route.status]: answered,
      ...(isRepeatable ? { 200: { ...answered, description: 'A repeat under the same Idempotency-Key.' } } : {}),
      ...Object.fromEntries(REFUSALS.map((status) => [status, { $ref: `#/components/responses/Error${status}` }])),
    },
  };
}

/** Routes in OpenAPI, by their paths. */
function pathsOf(routes: Readonly<Record<string, ManagementRoute>>): Record<string, object> {
  const paths: Record<string, object> = {};
  for (const [id, route] of Object.entries(routes)) {
    const path = routePath(route);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(id, route) };
  }
  return paths;
}

/** The Management API in OpenAPI, from the table of its routes. */
export const MANAGEMENT_PATHS = pathsOf(MANAGEMENT_ROUTES);

/** The routes of stored births in OpenAPI. */
export const BIRTH_PATHS = pathsOf(BIRTH_ROUTES);

/** The routes of subscriptions to events in OpenAPI. */
export const SUBSCRIPTION_PATHS = pathsOf(SUBSCRIPTION_ROUTES);
