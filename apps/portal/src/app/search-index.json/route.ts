import { SEARCH_ENTRIES } from '../../features/search/search-index.ts';

export const dynamic = 'force-static';

export const GET = (): Response => Response.json(SEARCH_ENTRIES);
