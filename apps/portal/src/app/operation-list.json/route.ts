import { operationItems } from '../../features/playground/operation-details.ts';

/** The operations for the search of the playground. */
export const dynamic = 'force-static';

export const GET = (): Response => Response.json(operationItems());
