import { expect, test } from 'vitest';
import { CHANGES_PATH } from '../src/http/changes-path.ts';
import { FEED_PATH } from '../src/feeds/festival-feed.ts';
import { appWith, operations } from '../src/testing/app-with.ts';
import { FREE_ROUTES, routesOf } from './free-routes.ts';

const CHARGED = new Set([...operations.map(({ path }) => path), FEED_PATH, CHANGES_PATH]);
const pathOf = (route: string): string => route.split(' ')[1] ?? '';

test('the worst input of every route that costs nothing is measured, and no other', async () => {
  const { app } = appWith();
  await app.ready();
  const routes = routesOf(app);
  expect(routes.map(pathOf)).toEqual(expect.arrayContaining([...CHARGED])); // All routes are read.
  expect(routes.filter((route) => !CHARGED.has(pathOf(route))).toSorted()).toEqual(Object.keys(FREE_ROUTES).toSorted());
});

test.each(Object.entries(FREE_ROUTES))('%s is asked by its own path', (route, { worst }) => {
  const [, template = ''] = route.split(' ');
  const pattern = new RegExp(`^${template.replaceAll(/:\w+/g, '[^/?]+').replaceAll('.', '\\.')}(?:\\?|$)`);
  for (const { path } of worst) expect(path).toMatch(pattern);
});
