import type { NewReportBrand } from '@graha/domain/management/management-members';
import { chooseReportBrand, reportBrandOf } from '@graha/store/tenants/report-brand';
import type { z } from 'zod';
import type { Managing } from './managing.ts';
import { requireMay } from './may-act.ts';

export async function showReportBrand({ ctx }: Managing): Promise<object> {
  return { brand: (await reportBrandOf(ctx))?.brand ?? null };
}

/** Prints a page before it stores the brand, so that no stored brand makes a report fail. */
export async function changeReportBrand(
  managing: Managing,
  { brand }: z.output<typeof NewReportBrand>,
): Promise<object> {
  requireMay(managing, 'chooseReportBrand', null);
  if (brand !== null) await managing.printBrand(managing.ctx.tenantId, brand);
  await chooseReportBrand(managing.ctx, { brand });
  return showReportBrand(managing);
}
