import { Card, CardBody } from '@graha/ui/card.tsx';
import { BigFigure } from '@graha/ui/stat-strip.tsx';
import { Scale } from '@graha/ui/scale.tsx';
import { count, date, fullInstant } from '@graha/domain/format';
import type { AlertsState } from '@graha/procedures/alerts/state';

/** How much is used, on a scale that the thresholds are marked on. */
export function UseCard({ state: { of, used, limit, renewsAt, thresholds } }: { state: AlertsState }) {
  return (
    <Card aria-label={of === 'calls' ? 'Calls used in this period' : 'Credits used in this period'}>
      <CardBody className="grid gap-4">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <div>
            <p className="text-small text-text-2">
              {of === 'calls' ? 'Calls used in this period' : 'Credits used in this period'}
            </p>
            <BigFigure value={count(used)} unit={`of ${count(limit)} ${of}`} />
          </div>
          <p className="text-small text-text-2">
            {renewsAt ? (
              <>
                Resets{' '}
                <time dateTime={renewsAt.toISOString()} title={fullInstant(renewsAt)} className="font-medium text-text">
                  {date(renewsAt)}
                </time>
              </>
            ) : (
              'This allowance does not reset.'
            )}
          </p>
        </div>
        <Scale
          value={used}
          max={limit}
          thresholds={thresholds.flatMap(({ firesAt }) => firesAt ?? [])}
          label={of === 'calls' ? 'Calls used in this period' : 'Credits used in this period'}
          valueText={`${count(used)} of ${count(limit)} ${of} used`}
        />
        <p className="text-micro text-text-3">
          {limit > 0
            ? 'The marks are the thresholds below.'
            : 'This period has no allowance, so no threshold can be crossed.'}
        </p>
      </CardBody>
    </Card>
  );
}
