import { Link } from '@graha/ui/link.tsx';
import { StatStrip } from '@graha/ui/stat-strip.tsx';
import { plural } from '@graha/domain/core/format';
import { LANDING_MEASURES } from '../accuracy/accuracy-words.ts';
import type { History } from '../status/read-status.ts';
import { msWords, shareWords, uptimeShare } from '../../shared/uptime.ts';
import { FIRST_PRICE, FREE_CALLS } from './plan-rows.ts';
import { ACCURACY_PAGE } from './nav.ts';

/** Price, accuracy and uptime in one row, without figures that were not measured. `history` is null if the database gives no answer. */
export function TrustStrip({ history }: { history: History | null }) {
  const share = history === null ? null : uptimeShare(history.days);
  const watched = history?.days.filter((day) => uptimeShare([day]) !== null).length ?? 0;
  const p50Ms = history?.latest?.p50Ms ?? null;
  const positions = LANDING_MEASURES[1];
  return (
    <div className="mx-auto max-w-7xl px-4 py-8 sm:px-8">
      <StatStrip
        label="At a glance"
        stats={[
          { label: 'Free', value: `${FREE_CALLS} calls`, detail: `a month, no card; then from ${FIRST_PRICE}` },
          {
            label: 'Positions, worst difference',
            value: positions?.value ?? '',
            detail: (
              <>
                {positions?.detail}.{' '}
                <Link href={ACCURACY_PAGE.href} className="link">
                  All measurements
                </Link>
              </>
            ),
          },
          ...(share === null
            ? []
            : [
                {
                  label: 'Uptime',
                  value: shareWords(share),
                  detail: (
                    <>
                      {`of the last ${plural(watched, 'day', 'days')}.`}{' '}
                      <Link href="/status" className="link">
                        Status
                      </Link>
                    </>
                  ),
                },
              ]),
          ...(p50Ms === null
            ? []
            : [{ label: 'Response time, median', value: msWords(p50Ms), detail: 'on the server, in the last minute' }]),
        ]}
      />
    </div>
  );
}
