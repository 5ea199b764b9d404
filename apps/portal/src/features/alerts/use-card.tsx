import { Card, CardBody } from '../../ui/card.tsx';
import { Reading } from '../../ui/reading.tsx';
import { Scale } from '../../ui/scale.tsx';
import { count, date, fullInstant } from '../workspace/format.ts';
import type { AlertsState } from './state.ts';
import { ALERTS_TEXT } from './text.ts';

/** How much is used, on a scale that the thresholds are marked on. */
export function UseCard({ state: { of, used, limit, renewsAt, thresholds } }: { state: AlertsState }) {
  return (
    <Card aria-label={ALERTS_TEXT.used(of)}>
      <CardBody className="grid gap-4">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <div>
            <p className="text-small text-text-2">{ALERTS_TEXT.used(of)}</p>
            <Reading value={count(used)} unit={ALERTS_TEXT.ofLimit(limit, of)} />
          </div>
          <p className="text-small text-text-2">
            {renewsAt ? (
              <>
                {ALERTS_TEXT.renews}{' '}
                <time dateTime={renewsAt.toISOString()} title={fullInstant(renewsAt)} className="font-medium text-text">
                  {date(renewsAt)}
                </time>
              </>
            ) : (
              ALERTS_TEXT.never
            )}
          </p>
        </div>
        <Scale
          value={used}
          max={limit}
          thresholds={thresholds.flatMap(({ firesAt }) => firesAt ?? [])}
          label={ALERTS_TEXT.used(of)}
          valueText={ALERTS_TEXT.valueText(used, limit, of)}
        />
        <p className="text-micro text-text-3">{limit > 0 ? ALERTS_TEXT.marks : ALERTS_TEXT.nothing}</p>
      </CardBody>
    </Card>
  );
}
