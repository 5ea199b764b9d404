'use client';

import type { FormGroup } from '@graha/catalog/project/form';
import { ArrowLeftRight, ChevronDown } from '@graha/ui/icons/arrows.tsx';
import { type ClipboardEvent, type ReactNode, useState } from 'react';
import { Button } from '@graha/ui/button.tsx';
import { Menu } from '@graha/ui/menu.tsx';
import { Segmented } from '@graha/ui/segmented.tsx';
import type { OperationDetails } from '../operation-details.ts';
import { GroupFields, type Errors } from './birth-fields.tsx';
import { EMPTY_DRAFT, EXAMPLE_BIRTHS, exampleDraft, swapped } from './draft.ts';
import type { Draft } from './use-draft.ts';
import { FieldControl } from './field-control.tsx';

const GROUP_TITLES: Readonly<Record<string, string>> = {
  '': 'Request',
  bride: 'Bride',
  groom: 'Groom',
  person_a: 'Person A',
  person_b: 'Person B',
  stay: 'Place of stay',
  settings: 'Settings',
};

export type RequestFormProps = {
  operation: OperationDetails;
  draft: Draft;
  errors: Errors;
  /** True if the viewer may use births that the workspace stores. */
  mayReadBirths: boolean;
  children: ReactNode;
};

/** The request form of any operation, generated from its schema. `children` is the run bar. */
export function RequestForm({ operation, draft, errors, mayReadBirths, children }: RequestFormProps) {
  const people = operation.groups.filter(({ fields }) => fields.some(({ name }) => name.endsWith('.month')));
  const others = operation.groups.filter((group) => !people.includes(group) && group.name !== 'settings');
  const settings = operation.groups.find(({ name }) => name === 'settings');
  const isOfBirth = operation.groups.some(({ fields }) => fields.some(({ name }) => name === 'month'));
  const paste = (event: ClipboardEvent) => {
    if (draft.paste(event.clipboardData.getData('text'))) event.preventDefault();
  };
  return (
    <form
      aria-label="Request"
      noValidate
      onPaste={paste}
      onSubmit={(event) => event.preventDefault()}
      className="grid content-start gap-4 p-4 sm:p-5"
    >
      <div className="flex min-h-8 items-center justify-between gap-2">
        <h2 className="text-small font-medium">Request</h2>
        <ExamplesMenu operation={operation} draft={draft} withMoments={isOfBirth} />
      </div>
      {draft.notice ? <output className="text-small text-text-2">{draft.notice}</output> : null}
      {people.length > 0 ? <People people={people} {...{ operation, draft, errors, mayReadBirths }} /> : null}
      {others.map((group) => (
        <fieldset key={group.name} className="grid gap-3">
          <legend className={group.name === '' ? 'sr-only' : 'mb-3 border-t border-line pt-3 text-small font-medium'}>
            {GROUP_TITLES[group.name] ?? group.name}
            {group.name === '' ? null : <span className="font-normal text-text-3"> optional</span>}
          </legend>
          <GroupFields
            group={group}
            dependsOnNow={operation.dependsOnNow}
            mayBeStored={mayReadBirths}
            {...{ draft, errors }}
          />
        </fieldset>
      ))}
      {settings ? <SettingsFields group={settings} {...{ draft, errors }} /> : null}
      {children}
    </form>
  );
}

function ExamplesMenu({
  operation,
  draft,
  withMoments,
}: {
  operation: OperationDetails;
  draft: Draft;
  withMoments: boolean;
}) {
  const own = { label: operation.id, onSelect: () => draft.replace(exampleDraft(operation.groups)) };
  const moments = EXAMPLE_BIRTHS.map(({ name, inputs }) => ({
    label: name,
    onSelect: () =>
      draft.replace({ values: { ...exampleDraft(operation.groups).values, ...inputs.values }, places: inputs.places }),
  }));
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="sm">
          Examples
        </Button>
      }
      groups={[
        [own, ...(withMoments ? moments : [])],
        [{ label: 'Empty all fields', onSelect: () => draft.replace(EMPTY_DRAFT) }],
      ]}
    />
  );
}

type PeopleProps = Omit<RequestFormProps, 'children'> & { people: readonly FormGroup[] };

/** Two births, one of them visible. An error in the hidden one shows it. */
function People({ people, operation, draft, errors, mayReadBirths }: PeopleProps) {
  const [chosen, choose] = useState(people[0]?.name ?? '');
  const [seenErrors, setSeenErrors] = useState(errors);
  const isWrong = (group: FormGroup) => group.fields.some(({ name }) => errors[name] !== undefined);
  if (seenErrors !== errors) {
    setSeenErrors(errors);
    const wrong = people.find(isWrong);
    if (wrong && !people.some((group) => group.name === chosen && isWrong(group))) choose(wrong.name);
  }
  const [a, b] = people;
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-2">
        <Segmented
          stretch
          className="flex-1"
          label="Request"
          name="person"
          value={chosen}
          onValueChange={choose}
          options={people.map((group) => ({
            value: group.name,
            label: (
              <>
                {GROUP_TITLES[group.name] ?? group.name}
                {isWrong(group) ? <span className="ml-1.5 text-bad">needs a look</span> : null}
              </>
            ),
          }))}
        />
        {a && b ? (
          <Button
            size="sm"
            variant="ghost"
            aria-label="Swap the two"
            title="Swap the two"
            icon={<ArrowLeftRight aria-hidden="true" />}
            onClick={() => draft.replace(swapped(draft, a.name, b.name))}
          />
        ) : null}
      </div>
      {people.map((group) => (
        <fieldset key={group.name} hidden={group.name !== chosen}>
          <legend className="sr-only">{GROUP_TITLES[group.name] ?? group.name}</legend>
          <GroupFields
            group={group}
            dependsOnNow={operation.dependsOnNow}
            mayBeStored={mayReadBirths}
            {...{ draft, errors }}
          />
        </fieldset>
      ))}
    </div>
  );
}

/** Closed at first. Shows the number of settings that differ from the default. */
function SettingsFields({ group, draft, errors }: { group: FormGroup; draft: Draft; errors: Errors }) {
  const changed = group.fields.filter(({ name, default: preset }) => {
    const value = draft.values[name] ?? '';
    return value !== '' && value !== String(preset);
  });
  const isWrong = group.fields.some(({ name }) => errors[name] !== undefined);
  const reset = () => draft.set(Object.fromEntries(group.fields.map(({ name }) => [name, ''])));
  return (
    <details className="group/settings border-t border-line pt-3" {...(isWrong ? { open: true } : {})}>
      <summary className="flex min-h-8 cursor-pointer list-none items-center gap-2 text-small font-medium [&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden="true"
          className="-rotate-90 transition-transform duration-(--t-1) group-open/settings:rotate-0"
        />
        Settings
        <span className="ml-auto flex items-center gap-1.5 text-micro font-normal text-text-3">
          {changed.length > 0 ? <span aria-hidden="true" className="size-1.75 rounded-full bg-brass-mark" /> : null}
          {changed.length === 0 ? 'all default' : `${changed.length} changed`}
        </span>
      </summary>
      <div className="grid gap-4 pt-3">
        {group.fields.map((field) => (
          <FieldControl
            key={field.name}
            field={field}
            value={draft.values[field.name] ?? ''}
            error={errors[field.name]}
            onChange={(value) => draft.set({ [field.name]: value })}
          />
        ))}
        {changed.length > 0 ? (
          <button type="button" className="link justify-self-start text-small" onClick={reset}>
            Back to the defaults
          </button>
        ) : null}
      </div>
    </details>
  );
}
