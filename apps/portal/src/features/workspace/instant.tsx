import { ago, fullInstant } from './format.ts';

/** `2 s ago`, with the whole instant on hover. `now` comes with the data, so that server and browser say the same. */
export function Ago({ instant, now }: { instant: Date; now: Date }) {
  return (
    <time dateTime={instant.toISOString()} title={fullInstant(instant)}>
      {ago(instant, now)}
    </time>
  );
}
