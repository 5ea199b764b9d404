import { MANAGEMENT_PATH, MANAGEMENT_ROUTES } from '@graha/domain/management/management';
import { readInput } from '@graha/catalog/request/issues';
import { type KeyRecord, PLAYGROUND_TEST_KEY_ID } from '@graha/store/ledger/metering';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { type CallerDeps, identify } from '../call/metered-call.ts';
import { readBody, refuseEncodings } from '../call/read-body.ts';
import { ApiError } from '../errors/errors.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import { type ManagementDeps, refuseUnmanaging } from '../management/managing.ts';
import { sendFresh } from './system-routes.ts';

export type BrandPreviewDeps = CallerDeps & {
  management: Pick<ManagementDeps, 'printBrand'>;
  /** A separate limit, so that a preview during typing uses up no calls and no management. */
  brandLimit: RateLimit;
};

const { method, path, input, status, bodyBytesMax } = MANAGEMENT_ROUTES.previewReportBrand;

/** True for a free run of a member in the portal, who needs no key: a preview reads and changes nothing of the workspace. */
const isMemberInPortal = ({ keyId, scopes }: KeyRecord): boolean =>
  keyId === PLAYGROUND_TEST_KEY_ID && scopes.includes('*');

/** Mounts the preview of a brand of reports, which costs nothing. */
export function mountBrandPreview(app: FastifyInstance, { management, brandLimit, ...deps }: BrandPreviewDeps): void {
  const caller = { ...deps, limit: brandLimit };
  app.route({
    method,
    url: MANAGEMENT_PATH + path,
    bodyLimit: bodyBytesMax,
    config: { operation: 'account/previewReportBrand' },
    handler: async (request, reply) => {
      const record = await identify(request, null, caller);
      if (!isMemberInPortal(record)) refuseUnmanaging(record);
      refuseEncodings(request.headers['content-type'], request.headers['content-encoding']);
      const read = readInput(input, readBody(request.body), 'body');
      if (!read.ok) throw new ApiError('validation_error', { detail: read.problems });
      // Safe: the schema that read the input is the route's own.
      const { brand } = read.data as z.output<typeof input>;
      return sendFresh(request, reply.code(status), { svg: await management.printBrand(record.tenantId, brand) });
    },
  });
}
