import type { StoredBrand } from '@graha/store/tenants/report-brand';
import { ApiError } from '../errors/errors.ts';

export type BrandLookup = {
  /** Returns the brand of a workspace's reports. @param brandId one that it may have had before; null: the present one */
  findReportBrand(tenantId: string, brandId: string | null): Promise<StoredBrand | null>;
};

/** A request, and the id of the stored brand in it; null: none. */
export type Branded = { sent: unknown; brandId: string | null };

const AWAY = 'The brand of the workspace could not be read just now. Nothing was charged. Try again.';

const hasOwnBrand = (sent: unknown): boolean => Object(sent).brand !== undefined;

function withStored(sent: unknown, stored: StoredBrand | null): Branded {
  if (stored === null || typeof sent !== 'object' || sent === null || Array.isArray(sent))
    return { sent, brandId: null };
  return { sent: { ...sent, brand: stored.brand }, brandId: stored.brandId };
}

/**
 * Adds the stored brand of the workspace to a request for a report on paper. A `brand` in the request takes its place as a
 * whole: an empty one prints none.
 * @throws ApiError 503
 */
export async function withBrand({ findReportBrand }: BrandLookup, tenantId: string, sent: unknown): Promise<Branded> {
  if (hasOwnBrand(sent)) return { sent, brandId: null };
  const stored = await findReportBrand(tenantId, null).catch((cause: unknown) => {
    throw new ApiError('metering_unavailable', { detail: AWAY, cause });
  });
  return withStored(sent, stored);
}

/**
 * The same with the brand of an earlier call, for a repetition of it.
 * @throws Error if the brand is gone, which no change does while a call can be repeated
 */
export async function withBrandOf(
  { findReportBrand }: BrandLookup,
  { tenantId, sent, brandId }: { tenantId: string; sent: unknown; brandId: string | null },
): Promise<unknown> {
  if (brandId === null) return sent;
  const stored = await findReportBrand(tenantId, brandId);
  if (stored === null) throw new Error(`the brand ${brandId} of a call that can be repeated is gone`);
  return withStored(sent, stored).sent;
}
