'use client';

import { COMPONENTS, COMPONENT_IDS, type ComponentId } from '@graha/domain/operations/components';
import { IMPACT_NAMES, stateName, type Impact, type IncidentState } from '@graha/domain/operations/incident-states';
import { Field, FieldError, FieldGroup } from '@graha/ui/field.tsx';
import { Checkbox, Select, Textarea } from '@graha/ui/input.tsx';
import type { ProblemOf } from '../../../shared/dialog-form.tsx';

export type News = { impact: Impact; state: IncidentState; components: readonly ComponentId[]; text: string };

type NewsFieldsProps = {
  news: News;
  onChange: (change: Partial<News>) => void;
  impacts: readonly Impact[];
  states: readonly IncidentState[];
  problemOf: ProblemOf;
};

/** The fields of every update: impact, state, components and a text. */
export function NewsFields({ news, onChange, impacts, states, problemOf }: NewsFieldsProps) {
  const componentsProblem = problemOf('components');
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Impact" error={problemOf('impact')}>
          {(control) => (
            <Select
              {...control}
              value={news.impact}
              // Safe: the options are impacts.
              onChange={({ currentTarget }) => onChange({ impact: currentTarget.value as Impact })}
              options={impacts.map((value) => ({ value, label: IMPACT_NAMES[value] }))}
            />
          )}
        </Field>
        <Field label="State" error={problemOf('state')}>
          {(control) => (
            <Select
              {...control}
              value={news.state}
              // Safe: the options are states.
              onChange={({ currentTarget }) => onChange({ state: currentTarget.value as IncidentState })}
              options={states.map((value) => ({ value, label: stateName(news.impact, value) }))}
            />
          )}
        </Field>
      </div>
      <FieldGroup legend="Components">
        <div className="grid grid-cols-2 gap-2">
          {COMPONENT_IDS.map((id) => (
            <Checkbox
              key={id}
              label={COMPONENTS[id].name}
              checked={news.components.includes(id)}
              onChange={({ currentTarget: { checked } }) =>
                onChange({
                  components: COMPONENT_IDS.filter((one) => (one === id ? checked : news.components.includes(one))),
                })
              }
            />
          ))}
        </div>
        {componentsProblem ? <FieldError>{componentsProblem}</FieldError> : null}
      </FieldGroup>
      <Field
        label="Text"
        hint="Shown on the status page, in its feed and in the mails. It cannot be changed later."
        error={problemOf('text')}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            value={news.text}
            onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
          />
        )}
      </Field>
    </>
  );
}
