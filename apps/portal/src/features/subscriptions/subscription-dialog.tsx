'use client';

import { BIRTH_LIMITS } from '@graha/domain/management/birth-members';
import { SUBSCRIPTION_LIMITS } from '@graha/domain/subscriptions/event-subscription';
import { Dialog } from '@graha/ui/dialog.tsx';
import { Field } from '@graha/ui/field.tsx';
import { Checkbox, Select, TextField } from '@graha/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogForm, type ProblemOf } from '../../shared/dialog-form.tsx';
import { type Inputs, useMutationId, useTRPC } from '../../shared/trpc-client.tsx';
import { useChanged } from '../../shared/use-changed.ts';
import { inputOf, type Values } from '../playground/form/values.ts';
import { ConventionFields } from './convention-fields.tsx';
import { type EventKinds, kindText, type OptionField } from './subscriptions-path.ts';

type Of = Inputs['subscriptions']['create']['of'];
type Target = 'all' | 'tag' | 'place' | 'sky';

const TARGETS: readonly { value: Target; label: string }[] = [
  { value: 'all', label: 'All stored births' },
  { value: 'tag', label: 'Stored births with a tag' },
  { value: 'sky', label: 'The sky' },
  { value: 'place', label: 'A place' },
];
const DELIVERIES = [
  { value: 'webhook', label: 'Send to my webhooks' },
  { value: 'feed', label: 'Keep in the list alone' },
] as const;

const textIn = (written: FormData, name: string): string => String(written.get(name) ?? '').trim();

function ofIn(written: FormData, target: Target): Of {
  if (target === 'tag') return { target, tag: textIn(written, 'tag') };
  if (target !== 'place') return { target };
  const [latitude, longitude] = [Number(textIn(written, 'latitude')), Number(textIn(written, 'longitude'))];
  return { target, place: { latitude, longitude, timezone: textIn(written, 'timezone') } };
}

const firstOf = (choices: EventKinds['birth']): string[] => choices.slice(0, 1).map(({ kind }) => kind);

export type SubscriptionDialogProps = { kinds: EventKinds; options: readonly OptionField[]; onClose: () => void };

export function SubscriptionDialog({ kinds, options, onClose }: SubscriptionDialogProps) {
  const trpc = useTRPC();
  const changed = useChanged('subscriptions');
  const { mutationId } = useMutationId();
  const [target, setTarget] = useState<Target>('all');
  const [chosen, setChosen] = useState<readonly string[]>(() => firstOf(kinds.birth));
  const [values, setValues] = useState<Values>({});
  const [problem, setProblem] = useState<string | null>(null);
  const create = useMutation(
    trpc.subscriptions.create.mutationOptions({
      onSuccess: () => {
        changed('The subscription is made. Its events of the next year are being found.');
        onClose();
      },
    }),
  );
  const used = options.filter((option) => option.kinds.some((kind) => chosen.includes(kind)));
  const retarget = (next: Target) => {
    if (groupOf(next) !== groupOf(target)) setChosen(firstOf(kinds[groupOf(next)]));
    setTarget(next);
  };
  const submit = (written: FormData) => {
    const cap = textIn(written, 'cap');
    if (chosen.length === 0) return setProblem('Choose at least one kind of event.');
    setProblem(null);
    create.mutate({
      mutationId,
      of: ofIn(written, target),
      kinds: [...chosen],
      options: inputOf(
        [{ name: '', fields: used.filter(({ name, ...field }) => values[name] !== String(field.default)) }],
        values,
      ),
      daysAhead: Number(textIn(written, 'daysAhead')),
      deliver: textIn(written, 'deliver') === 'feed' ? 'feed' : 'webhook',
      capCredits: cap === '' ? null : Number(cap),
    });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissable={!create.isPending}
      title="Subscribe to events"
      description="Events that begin from now on. Messages carry the id and your reference of a birth, never the birth."
    >
      <DialogForm
        text={{ submit: 'Subscribe', pending: 'Subscribing', cancel: 'Cancel', failed: 'Nothing was subscribed.' }}
        pending={create.isPending}
        error={create.error}
        problem={problem}
        onSubmit={submit}
        onCancel={onClose}
      >
        {(problemOf) => (
          <>
            <Field label="Events of">
              {(control) => (
                <Select
                  {...control}
                  name="target"
                  options={TARGETS}
                  value={target}
                  // Safe: the options have these values.
                  onChange={({ currentTarget }) => retarget(currentTarget.value as Target)}
                />
              )}
            </Field>
            <TargetFields target={target} problemOf={problemOf} />
            <KindChoices choices={kinds[groupOf(target)]} chosen={chosen} problem={problem} onChange={setChosen} />
            <ConventionFields
              fields={used}
              values={values}
              problems={new Map(used.map(({ name }) => [name, problemOf(`options.${name}`)]))}
              onChange={setValues}
            />
            <DeliveryFields problemOf={problemOf} />
          </>
        )}
      </DialogForm>
    </Dialog>
  );
}

const groupOf = (target: Target): keyof EventKinds => (target === 'place' || target === 'sky' ? target : 'birth');

const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

function TargetFields({ target, problemOf }: { target: Target; problemOf: ProblemOf }) {
  if (target === 'tag') {
    return (
      <TextField label="Tag" name="tag" maxLength={BIRTH_LIMITS.tag} autoComplete="off" error={problemOf('of.tag')} />
    );
  }
  if (target !== 'place') return null;
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <TextField
        label="Latitude"
        name="latitude"
        inputMode="decimal"
        placeholder="28.61"
        error={problemOf('of.place.latitude')}
      />
      <TextField
        label="Longitude"
        name="longitude"
        inputMode="decimal"
        placeholder="77.21"
        error={problemOf('of.place.longitude')}
      />
      <TextField label="Time zone" name="timezone" defaultValue={zoneHere()} error={problemOf('of.place.timezone')} />
    </div>
  );
}

type KindChoicesProps = {
  choices: EventKinds['birth'];
  chosen: readonly string[];
  problem: string | null;
  onChange: (chosen: readonly string[]) => void;
};

const KindChoices = ({ choices, chosen, problem, onChange }: KindChoicesProps) => (
  <fieldset className="grid gap-2" aria-invalid={problem !== null}>
    <legend className="mb-1.5 text-small font-medium">Kinds of events</legend>
    {choices.map(({ kind, summary }) => (
      <Checkbox
        key={kind}
        name="kinds"
        value={kind}
        checked={chosen.includes(kind)}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.checked ? [...chosen, kind] : chosen.filter((one) => one !== kind))
        }
        label={
          <span>
            {kindText(kind)}
            <span className="block text-micro text-text-3">{summary}</span>
          </span>
        }
      />
    ))}
    {problem === null ? null : (
      <p role="alert" className="text-small text-bad">
        {problem}
      </p>
    )}
  </fieldset>
);

const DeliveryFields = ({ problemOf }: { problemOf: ProblemOf }) => (
  <div className="grid gap-4 sm:grid-cols-3">
    <Field label="Delivery">{(control) => <Select {...control} name="deliver" options={DELIVERIES} />}</Field>
    <TextField
      label="Days before"
      name="daysAhead"
      inputMode="numeric"
      defaultValue="0"
      hint={`0 to ${SUBSCRIPTION_LIMITS.daysAhead}`}
      error={problemOf('daysAhead')}
    />
    <TextField
      label="Cap a month"
      optional
      name="cap"
      inputMode="numeric"
      hint="In credits"
      error={problemOf('capCredits')}
    />
  </div>
);
