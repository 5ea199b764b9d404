import { dayOf, daysBefore } from '@graha/domain/core/days';
import { MANAGED_USAGE_DAYS_MAX, type UsageQuery } from '@graha/domain/management/management-members';
import { ledgerNow } from '@graha/store/postgres/ledger-clock';
import { accountOf, usageByDay, usageOfKey, type UsageRow } from '@graha/store/requests/usage';
import type { z } from 'zod';
import { usageOf } from '../call/usage.ts';
import { ApiError } from '../errors/errors.ts';
import type { Managing } from './managing.ts';

const DAYS_SHOWN = 30;
const DAY_MS = 86_400_000;

export async function showUsage({ ctx }: Managing, query: z.output<typeof UsageQuery>): Promise<object> {
  const to = query.to ?? dayOf(await ledgerNow(ctx.db));
  const from = query.from ?? daysBefore(to, DAYS_SHOWN - 1);
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (days < 1 || days > MANAGED_USAGE_DAYS_MAX) {
    const msg = `from must lie before to, and ${MANAGED_USAGE_DAYS_MAX} days at most are answered`;
    throw new ApiError('validation_error', { detail: [{ loc: ['query', 'from'], msg, type: 'value_error' }] });
  }
  const span = { fromDay: from, toDay: to };
  const { key_id: keyId } = query;
  const rows = byDayAndOperation(
    await (keyId === undefined ? usageByDay(ctx, span) : usageOfKey(ctx, { keyId, ...span })),
  );
  const sum = (member: 'calls' | 'credits') => rows.reduce((total, row) => total + row[member], 0);
  return { from, to, credits: sum('credits'), calls: sum('calls'), rows };
}

function byDayAndOperation(rows: readonly UsageRow[]) {
  const sums = new Map<string, Pick<UsageRow, 'day' | 'operation' | 'calls' | 'credits'>>();
  for (const { day, operation, calls, credits } of rows) {
    const name = `${day} ${operation}`;
    const before = sums.get(name) ?? { day, operation, calls: 0, credits: 0 };
    sums.set(name, { ...before, calls: before.calls + calls, credits: before.credits + credits });
  }
  return [...sums.values()];
}

export async function showPlan({ ctx, own }: Managing): Promise<object> {
  const account = await accountOf(ctx);
  if (!account) throw new ApiError('internal_error', { cause: new Error('a key without an account') });
  const { key_environment: _environment, ...plan } = usageOf(account, own);
  return plan;
}
