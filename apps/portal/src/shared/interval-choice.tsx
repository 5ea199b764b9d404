import { BILLING_INTERVALS, type BillingInterval } from '@graha/domain/billing/interval';
import { Segmented } from '@graha/ui/segmented.tsx';
import { SAVING } from './saving.ts';

const LABELS = { month: 'Monthly', year: 'Yearly' } as const satisfies Record<BillingInterval, string>;
const OPTIONS = BILLING_INTERVALS.map((value) => ({
  value,
  label:
    value === 'year' ? (
      <>
        {LABELS.year}
        <span className="ml-1.5 font-normal text-brass">{SAVING}</span>
      </>
    ) : (
      LABELS[value]
    ),
}));

export type IntervalChoiceProps = {
  /** The name of the radio buttons, unique in the page. */
  name: string;
  value: BillingInterval;
  onChange: (interval: BillingInterval) => void;
};

/** Payment by the month or by the year. */
export const IntervalChoice = ({ name, value, onChange }: IntervalChoiceProps) => (
  <Segmented
    label="Payment"
    name={name}
    options={OPTIONS}
    value={value}
    onValueChange={(chosen) => onChange(BILLING_INTERVALS.find((known) => known === chosen) ?? 'month')}
  />
);
