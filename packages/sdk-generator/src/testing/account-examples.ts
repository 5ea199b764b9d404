import { type JsonSchema, inputJsonSchema } from '@graha/catalog/wire/json-schema';
import { outputSchema } from '@graha/catalog/project/schema/tidy-schema';
import { BIRTH_ROUTES } from '@graha/domain/management/birth-routes';
import { SUBSCRIPTION_ROUTES } from '@graha/domain/management/subscription-routes';
import { MANAGEMENT_ROUTES, type ManagementRoute, routePath } from '@graha/domain/management/management';
import { exampleOf } from './example-of-schema.ts';

const ID = '0b7cf2de-6d7e-4a3e-9a43-0f6a4b8f2c11';
const routes: [string, ManagementRoute][] = Object.entries({
  ...MANAGEMENT_ROUTES,
  ...BIRTH_ROUTES,
  ...SUBSCRIPTION_ROUTES,
});

/** An input and a valid answer for each route of the Management API. */
export const ACCOUNT_EXAMPLES = routes.map(([name, route]) => {
  const { method, path, input, output, status } = route;
  const asked: JsonSchema | undefined = input && inputJsonSchema(input);
  return {
    name,
    method,
    path: routePath(route).replaceAll(/\{\w+\}/g, ID),
    ids: [...path.matchAll(/\{\w+\}/g)].map(() => ID),
    input: asked && exampleOf(asked),
    status,
    answer: output.parse(exampleOf(outputSchema(output))),
  };
});
