import { finishAtSso } from '../../../../server/sso-routes.ts';

export const GET = finishAtSso;
