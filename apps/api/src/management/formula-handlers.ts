import type { NewFormulaVersion } from '@graha/domain/management/management-members';
import { CURRENT_VERSION, VERSIONS } from '@graha/formulas/versions';
import { chooseFormulaVersion, formulaVersionOf } from '@graha/store/tenants/formula-version';
import type { z } from 'zod';
import { servedVersion } from '../receipts/formula-version.ts';
import type { Managing } from './managing.ts';
import { requireMay } from './may-act.ts';

export async function showFormulaVersion({ ctx }: Managing): Promise<object> {
  return {
    formula_version: await formulaVersionOf(ctx),
    current_version: CURRENT_VERSION.date,
    live_versions: VERSIONS.map(({ date, until, summary }) => ({ version: date, served_until: until, summary })),
  };
}

export async function changeFormulaVersion(
  managing: Managing,
  { formula_version: version }: z.output<typeof NewFormulaVersion>,
): Promise<object> {
  requireMay(managing, 'chooseFormulaVersion', null);
  if (version !== null) servedVersion(version, 'formula_version');
  await chooseFormulaVersion(managing.ctx, { version });
  return showFormulaVersion(managing);
}
