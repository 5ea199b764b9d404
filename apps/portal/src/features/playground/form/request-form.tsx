'use client';

import type { FormGroup } from '@graha/catalog/form';
import { ArrowLeftRight } from 'lucide-react';
import { useState, type ClipboardEvent, type ReactNode } from 'react';
import { Button } from '@graha/ui/button.tsx';
import { Menu } from '@graha/ui/menu.tsx';
import { Segmented } from '@graha/ui/segmented.tsx';
import type { OperationForm } from '../operations.ts';
import { GroupFields, type Errors } from './birth-fields.tsx';
import { EMPTY_DRAFT, exampleDraft } from './draft.ts';
import { EXAMPLE_BIRTHS, swapped } from './examples.ts';
import { SettingsFields } from './settings-fields.tsx';
import type { Draft } from './use-draft.ts';

const GROUP_TITLES: Readonly<Record<string, string>> = {
  '': 'Request',
  bride: 'Bride',
  groom: 'Groom',
  person_a: 'Person A',
  person_b: 'Person B',
  stay: 'Place of stay',
  settings: 'Settings',
};

export type RequestFormProps = { form: OperationForm; draft: Draft; errors: Errors; children: ReactNode };

/** The request of any operation, made from its schema. `children` is the run bar. */
export function RequestForm({ form, draft, errors, children }: RequestFormProps) {
  const people = form.groups.filter(({ fields }) => fields.some(({ name }) => name.endsWith('.month')));
  const others = form.groups.filter((group) => !people.includes(group) && group.name !== 'settings');
  const settings = form.groups.find(({ name }) => name === 'settings');
  const isOfBirth = form.groups.some(({ fields }) => fields.some(({ name }) => name === 'month'));
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
        <ExamplesMenu form={form} draft={draft} withMoments={isOfBirth} />
      </div>
      {draft.notice ? <output className="text-small text-text-2">{draft.notice}</output> : null}
      {people.length > 0 ? <People people={people} {...{ form, draft, errors }} /> : null}
      {others.map((group) => (
        <fieldset key={group.name} className="grid gap-3">
          <legend className={group.name === '' ? 'sr-only' : 'mb-3 border-t border-line pt-3 text-small font-medium'}>
            {GROUP_TITLES[group.name] ?? group.name}
            {group.name === '' ? null : <span className="font-normal text-text-3"> optional</span>}
          </legend>
          <GroupFields group={group} dependsOnNow={form.dependsOnNow} {...{ draft, errors }} />
        </fieldset>
      ))}
      {settings ? <SettingsFields group={settings} {...{ draft, errors }} /> : null}
      {children}
    </form>
  );
}

function ExamplesMenu({ form, draft, withMoments }: { form: OperationForm; draft: Draft; withMoments: boolean }) {
  const own = { label: form.id, onSelect: () => draft.replace(exampleDraft(form.groups)) };
  const moments = EXAMPLE_BIRTHS.map(({ name, inputs }) => ({
    label: name,
    onSelect: () =>
      draft.replace({ values: { ...exampleDraft(form.groups).values, ...inputs.values }, places: inputs.places }),
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

type PeopleProps = { people: readonly FormGroup[]; form: OperationForm; draft: Draft; errors: Errors };

/** Two births, one in sight; a fault in the other one brings it forward. */
function People({ people, form, draft, errors }: PeopleProps) {
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
          <GroupFields group={group} dependsOnNow={form.dependsOnNow} {...{ draft, errors }} />
        </fieldset>
      ))}
    </div>
  );
}
