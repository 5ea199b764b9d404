import { beginAtProvider } from '../../../../server/provider-routes.ts';

export const GET = beginAtProvider;
