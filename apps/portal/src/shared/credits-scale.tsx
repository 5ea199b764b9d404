import { count } from '@graha/domain/core/format';
import { Scale, ScaleLegend } from '@graha/ui/scale.tsx';

export type CreditsScaleProps = {
  label: string;
  used: number;
  limit: number;
  /** Null if unknown. */
  forecast: number | null;
};

/** The credits of a period on a scale, with the forecast at the current pace. */
export const CreditsScale = ({ label, used, limit, forecast }: CreditsScaleProps) => (
  <>
    <Scale
      value={used}
      max={limit}
      label={label}
      forecast={forecast ?? undefined}
      valueText={`${count(used)} of ${count(limit)} credits used${forecast === null ? '' : `, forecast ${count(forecast)}`}`}
    />
    <ScaleLegend
      used={`Used ${count(used)}`}
      forecast={forecast === null ? undefined : `Forecast to ${count(forecast)}`}
    />
  </>
);
