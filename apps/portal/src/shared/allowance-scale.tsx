import { count } from '@graha/domain/core/format';
import { Scale, ScaleLegend } from '@graha/ui/scale.tsx';

export type AllowanceScaleProps = {
  label: string;
  unit: 'calls' | 'credits';
  used: number;
  limit: number;
  /** Null if unknown. */
  forecast: number | null;
};

/** The calls or credits of a period on a scale, with the forecast at the current pace. */
export const AllowanceScale = ({ label, unit, used, limit, forecast }: AllowanceScaleProps) => (
  <>
    <Scale
      value={used}
      max={limit}
      label={label}
      forecast={forecast ?? undefined}
      valueText={`${count(used)} of ${count(limit)} ${unit} used${forecast === null ? '' : `, forecast ${count(forecast)}`}`}
    />
    <ScaleLegend
      used={`Used ${count(used)}`}
      forecast={forecast === null ? undefined : `Forecast to ${count(forecast)}`}
    />
  </>
);
