import { Scale, ScaleLegend } from '../../ui/scale.tsx';
import { OVERVIEW_TEXT } from './text.ts';

const { credits: TEXT } = OVERVIEW_TEXT;

export type CreditsScaleProps = {
  label: string;
  used: number;
  limit: number;
  /** null while nobody can say. */
  forecast: number | null;
};

/** The credits of a period on their ruler, and what they come to at this pace. */
export const CreditsScale = ({ label, used, limit, forecast }: CreditsScaleProps) => (
  <>
    <Scale
      value={used}
      max={limit}
      label={label}
      forecast={forecast ?? undefined}
      valueText={TEXT.valueText(used, limit, forecast)}
    />
    <ScaleLegend used={TEXT.used(used)} forecast={forecast === null ? undefined : TEXT.forecast(forecast)} />
  </>
);
