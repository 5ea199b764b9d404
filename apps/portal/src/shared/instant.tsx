import { ago, fullInstant } from '@graha/domain/core/format';

/** `2 s ago`, with the full instant on hover. `now` comes with the data, so that server and browser render the same text. */
export function Ago({ instant, now }: { instant: Date; now: Date }) {
  return (
    <time dateTime={instant.toISOString()} title={fullInstant(instant)}>
      {ago(instant, now)}
    </time>
  );
}

/** `2026-07-19 08:14:02`, for a column with UTC in its heading. */
export const Utc = ({ instant }: { instant: Date }) => (
  <time dateTime={instant.toISOString()}>{fullInstant(instant).replace(' UTC', '')}</time>
);
