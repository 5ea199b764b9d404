'use client';

import { useQuery } from '@tanstack/react-query';
import { AUTO_TOP_UP_PAUSES } from '@graha/domain/billing/auto-top-up';
import { count, date, dollars, inCredits } from '@graha/domain/core/format';
import type { SpendingLimits } from '@graha/procedures/billing/limits';
import { Badge } from '@graha/ui/badge.tsx';
import { Card, CardBody, CardHeader } from '@graha/ui/card.tsx';
import { Note } from '@graha/ui/note.tsx';
import { AllowanceScale } from '../../shared/allowance-scale.tsx';
import { useTRPC } from '../../shared/trpc-client.tsx';
import { TurnOff, TurnOn } from './auto-top-up-dialogs.tsx';
import { ChangeSpendLimit } from './spend-limit-dialog.tsx';
import { IDLE_MS } from './use-billing.ts';

export type SpendingCardsProps = { initial: SpendingLimits; mayManage: boolean };

/** Auto top-up and spend limit of the workspace. Every member sees them. */
export function SpendingCards({ initial, mayManage }: SpendingCardsProps) {
  const trpc = useTRPC();
  const { data } = useQuery(
    trpc.billing.limits.queryOptions(undefined, { initialData: initial, refetchInterval: IDLE_MS }),
  );
  return (
    <div className="grid gap-4 *:min-w-0 sm:gap-5 xl:grid-cols-2">
      <AutoTopUpCard autoTopUp={data.autoTopUp} mayManage={mayManage} />
      <SpendLimitCard spendLimit={data.spendLimit} mayManage={mayManage} />
    </div>
  );
}

type AutoTopUpCardProps = { autoTopUp: SpendingLimits['autoTopUp']; mayManage: boolean };

function AutoTopUpCard({ autoTopUp, mayManage }: AutoTopUpCardProps) {
  const { isOn, isOffered, pausedBecause, pack } = autoTopUp;
  const badge = { tone: isOn && pausedBecause === null ? ('brass' as const) : ('neutral' as const) };
  return (
    <Card aria-label="Automatic top-up" className="flex flex-col">
      <CardHeader
        title="Automatic top-up"
        actions={<Badge {...badge}>{isOn ? (pausedBecause === null ? 'On' : 'Paused') : 'Off'}</Badge>}
      />
      <CardBody className="flex flex-1 flex-col gap-4 text-small text-text-2">
        {isOn && pausedBecause !== null ? (
          <Note tone="warn" title="Nothing is bought automatically.">
            {AUTO_TOP_UP_PAUSES[pausedBecause]}
          </Note>
        ) : null}
        <p>{isOn ? ruleOf(autoTopUp) : offOf(autoTopUp)}</p>
        {mayManage && (isOffered || isOn) ? (
          <div className="mt-auto flex flex-wrap gap-3">
            {isOffered ? <TurnOn autoTopUp={autoTopUp} /> : null}
            {isOn ? <TurnOff /> : null}
          </div>
        ) : null}
        {mayManage ? null : <p className="text-micro text-text-3">Owners and admins of this workspace change it.</p>}
        <p className="text-micro text-text-3">{`A top-up has ${count(pack.credits)} credits, which are valid for twelve months.`}</p>
      </CardBody>
    </Card>
  );
}

const ruleOf = ({ belowCredits, packsMax, packs, pack, isTaxed }: SpendingLimits['autoTopUp']): string =>
  `When fewer than ${count(belowCredits)} credits are left, one top-up is bought for ${dollars(pack.priceCents)}${isTaxed ? ' plus tax' : ''}. ` +
  `At most ${count(packsMax)} in a calendar month, which is ${dollars(packsMax * pack.priceCents)}${isTaxed ? ' plus tax' : ''}; ${count(packs)} bought this month.`;

const offOf = ({ isOffered, pack }: SpendingLimits['autoTopUp']): string =>
  isOffered
    ? `Buys a top-up for ${dollars(pack.priceCents)} with the stored card when the credits fall below a number that you set.`
    : 'Automatic top-up needs a paid plan.';

type SpendLimitCardProps = { spendLimit: SpendingLimits['spendLimit']; mayManage: boolean };

function SpendLimitCard({ spendLimit: { creditsMax, used, resetsAt }, mayManage }: SpendLimitCardProps) {
  return (
    <Card aria-label="Spend limit" id="spend-limit" className="flex scroll-mt-24 flex-col">
      <CardHeader
        title="Spend limit"
        actions={
          <Badge tone={creditsMax === null ? 'neutral' : 'brass'}>
            {creditsMax === null ? 'None' : inCredits(creditsMax)}
          </Badge>
        }
      />
      <CardBody className="flex flex-1 flex-col gap-4 text-small text-text-2">
        {creditsMax === null ? (
          <p>All keys together may spend every credit of the workspace.</p>
        ) : (
          <>
            <p>
              {`All keys together may spend ${inCredits(creditsMax)} in a period. Calls beyond it answer 402 and cost nothing.`}
              {resetsAt === null ? '' : ` The limit begins anew on ${date(resetsAt)}.`}
            </p>
            <AllowanceScale
              label="Credits of the spend limit used"
              unit="credits"
              used={used}
              limit={creditsMax}
              forecast={null}
            />
          </>
        )}
        {mayManage ? (
          <ChangeSpendLimit creditsMax={creditsMax} />
        ) : (
          <p className="text-micro text-text-3">Owners and admins of this workspace change it.</p>
        )}
      </CardBody>
    </Card>
  );
}
