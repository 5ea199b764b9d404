import type { TenantEvent } from '@graha/domain/team/tenant-events';

type Type = 'ClockChosen' | 'FormulaVersionChosen' | 'ReportBrandChosen' | 'SecondFactorChosen';
type DataOf<Name> = Extract<TenantEvent, { type: Name }>['data'];
type Texts = { [Name in Type]: { kind: 'workspace'; describe: (data: DataOf<Name>) => string } };

/** A sentence for each choice under Settings. */
export const CHOICE_TEXT: Texts = {
  ClockChosen: {
    kind: 'workspace',
    describe: ({ timezone, place }) =>
      place === null
        ? `Set the time zone to ${timezone}`
        : `Set the place to ${place.name}, by the clock of ${timezone}`,
  },
  FormulaVersionChosen: { kind: 'workspace', describe: ({ version }) => `Set formulas to ${version ?? 'the latest'}` },
  ReportBrandChosen: {
    kind: 'workspace',
    describe: ({ members }) =>
      members.length === 0
        ? 'Removed the brand of reports'
        : `Set the brand of reports: ${members.map((name) => name.replace('_', ' ')).join(', ')}`,
  },
  SecondFactorChosen: {
    kind: 'workspace',
    describe: ({ isRequired }) =>
      isRequired ? 'Required two-factor sign-in of every member' : 'Required two-factor sign-in no longer',
  },
};
