import type { ReactNode } from 'react';

/** The one big figure of a page. */
export function Reading({ value, unit }: { value: ReactNode; unit?: ReactNode }) {
  return (
    <p className="text-reading font-medium tabular-nums">
      {value}
      {unit ? (
        <small className="ml-1.5 text-[0.9375rem] font-normal tracking-[-0.005em] text-text-2">{unit}</small>
      ) : null}
    </p>
  );
}
