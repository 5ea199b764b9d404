import { ago, fullInstant } from '@graha/domain/core/format';

/** `2 s ago`, with the whole instant on hover. `now` comes with the data, so that server and browser say the same. */
export function Ago({ instant, now }: { instant: Date; now: Date }) {
  return (
    <time dateTime={instant.toISOString()} title={fullInstant(instant)}>
      {ago(instant, now)}
    </time>
  );
}

/** `2026-07-19 08:14:02`: in a column whose heading says that it is UTC. */
export const Utc = ({ instant }: { instant: Date }) => (
  <time dateTime={instant.toISOString()}>{fullInstant(instant).replace(' UTC', '')}</time>
);
