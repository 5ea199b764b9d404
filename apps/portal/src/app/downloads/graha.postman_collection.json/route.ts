import { postmanCollection } from '@graha/catalog/project/collections';
import { env } from '../../../server/env.ts';
import { OPERATIONS } from '../../../shared/operations.ts';

/** Made for each request: it contains the address of the API, which a build does not know. */
export const dynamic = 'force-dynamic';

export const GET = (): Response =>
  Response.json(postmanCollection(OPERATIONS, env().apiUrl), {
    headers: {
      'content-disposition': 'attachment; filename="graha.postman_collection.json"',
      'cache-control': 'public, max-age=3600',
    },
  });
