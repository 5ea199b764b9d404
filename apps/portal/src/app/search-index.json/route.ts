import { SEARCH_ENTRIES } from '../../site/search/search-index.ts';

export const dynamic = 'force-static';

export const GET = (): Response => Response.json(SEARCH_ENTRIES);
