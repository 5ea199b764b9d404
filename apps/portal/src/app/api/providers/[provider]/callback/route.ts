import { finishAtProvider } from '../../../../../server/provider-routes.ts';

export const GET = finishAtProvider;
