'use client';

import { useMemo, useState } from 'react';
import { Button } from '@graha/ui/button.tsx';
import { Field } from '@graha/ui/field.tsx';
import { Select, Textarea } from '@graha/ui/input.tsx';
import { Note } from '@graha/ui/note.tsx';
import { GroupFields } from '../form/birth-fields.tsx';
import { useDraft } from '../form/use-draft.ts';
import { inputOf } from '../form/values.ts';
import type { OperationDetails } from '../operation-details.ts';
import { whoseOf } from '../run/outcome.ts';
import { valueLabel } from './answer.ts';
import { ExplanationView } from './explanation-view.tsx';
import { readPaste } from './paste.ts';
import { type ReconcileState, useReconcile } from './use-reconcile.ts';

export type ReconcilePageProps = {
  operation: OperationDetails;
  programs: readonly { id: string; name: string }[];
};

const BIRTH_FIELDS = new Set(['year', 'month', 'date', 'hours', 'minutes', 'seconds', 'latitude', 'longitude', 'timezone', 'place_id', 'fold']); // prettier-ignore
const EXAMPLE = "Moon: 19°46' Taurus\nLagna: 16°58' Virgo\nJupiter dasha from 14 Apr 2018";
const PASTE_MAX = 2000;

/** Explains why another program shows other values: a birth and a pasted text, and the answer beside them. */
export function ReconcilePage({ operation, programs }: ReconcilePageProps) {
  const groups = useMemo(
    () =>
      operation.groups
        .filter(({ name }) => name === '')
        .map((group) => ({
          ...group,
          fields: group.fields.filter(({ name }) => BIRTH_FIELDS.has(name) && name !== 'place_id'),
        })),
    [operation],
  );
  const draft = useDraft(groups, { startsEmpty: false, isOpen: true });
  const [text, setText] = useState(EXAMPLE);
  const [program, setProgram] = useState('');
  const [asked, setAsked] = useState<Asked>({ input: {}, whose: '' });
  const { state, explain } = useReconcile();
  const pasted = readPaste(text);
  const [group] = groups;

  const start = async () => {
    const settled = await draft.settle();
    if (settled === null) return;
    const input = {
      ...inputOf(groups, settled.values),
      shown: pasted.shown,
      ...(program === '' ? {} : { program }),
    };
    setAsked({ input, whose: whoseOf(settled) });
    await explain(input);
  };

  return (
    <div className="grid items-start gap-8 pt-8 lg:grid-cols-[22.5rem_minmax(0,1fr)] lg:gap-14 lg:pt-12">
      <section className="grid gap-6">
        <div>
          <h1 className="text-[1.75rem]/9 tracking-[-0.02em]">Why do we differ?</h1>
          <p className="mt-2 text-read text-text-2">
            Paste what the other program shows, as it shows it. We try every convention people use and say which one
            explains it.
          </p>
        </div>
        {group ? <GroupFields group={group} draft={draft} errors={{}} dependsOnNow={null} /> : null}
        <Field label="The other program says" hint={hintOf(pasted.read)}>
          {(control) => (
            <Textarea
              {...control}
              rows={5}
              maxLength={PASTE_MAX}
              spellCheck={false}
              className="font-mono"
              value={text}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
          )}
        </Field>
        {pasted.unread.length > 0 ? (
          <Note tone="warn" title="Not read:">
            {pasted.unread.slice(0, 3).join('; ')}. Write one value a line, such as Moon: 23°17&apos; Aquarius.
          </Note>
        ) : null}
        <Field label="Program" optional>
          {(control) => (
            <Select
              {...control}
              value={program}
              onChange={({ currentTarget }) => setProgram(currentTarget.value)}
              options={[
                { value: '', label: 'Not known' },
                ...programs.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          )}
        </Field>
        <Button
          variant="primary"
          loading={state.kind === 'loading'}
          loadingLabel="Explaining"
          onClick={() => void start()}
        >
          Explain
        </Button>
      </section>
      <section className="min-w-0" aria-live="polite">
        <Result state={state} {...asked} />
      </section>
    </div>
  );
}

const hintOf = (read: readonly string[]): string =>
  read.length === 0
    ? 'One value a line: Moon, Lagna, planets, Nakshatra, Tithi, Sunrise, a dasha with its start.'
    : `Read: ${read.map(valueLabel).join(', ')}. The digits you type are the tolerance.`;

type Asked = { input: unknown; whose: string };

function Result({ state, ...asked }: Asked & { state: ReconcileState }) {
  if (state.kind === 'answer') return <ExplanationView answer={state.answer} {...asked} />;
  if (state.kind === 'loading')
    return <p className="text-read text-text-2">Trying clocks, calendars and conventions…</p>;
  if (state.kind === 'problem')
    return (
      <Note tone="warn" role="alert" title={state.title}>
        {state.lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </Note>
    );
  return (
    <div className="max-w-[36em]">
      <p className="text-[1.5rem]/8 font-medium tracking-[-0.02em] text-text-3 sm:text-[1.75rem]/9">
        It is hardly ever the sky. It is the clock, the calendar, or a convention.
      </p>
      <p className="mt-3 text-read text-text-2">
        The example on the left is a chart whose Moon is 1°26′ ahead. Explain it, or paste your own.
      </p>
    </div>
  );
}
