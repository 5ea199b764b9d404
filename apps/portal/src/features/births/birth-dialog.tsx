'use client';

import type { FormGroup } from '@graha/catalog/project/form';
import { BIRTH_LIMITS } from '@graha/domain/management/birth-members';
import { Dialog } from '@graha/ui/dialog.tsx';
import { TextField } from '@graha/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { DialogForm, type ProblemOf } from '../../shared/dialog-form.tsx';
import { useMutationId, useTRPC } from '../../shared/trpc-client.tsx';
import { GroupFields } from '../playground/form/birth-fields.tsx';
import { inputOf } from '../playground/form/values.ts';
import type { ShownBirth } from './births-path.ts';
import { useBirthDraft } from './use-birth-draft.ts';
import { useChanged } from '../../shared/use-changed.ts';

export type BirthDialogProps = { group: FormGroup; birth: ShownBirth | null; onClose: () => void };

const textIn = (written: FormData, name: string): string | null => String(written.get(name) ?? '').trim() || null;

/** Stores a birth, or replaces one. */
export function BirthDialog({ group, birth, onClose }: BirthDialogProps) {
  const trpc = useTRPC();
  const changed = useChanged('births');
  const draft = useBirthDraft(birth?.birth ?? null);
  const { mutationId } = useMutationId();
  const done = (text: string) => () => {
    changed(text);
    onClose();
  };
  const store = useMutation(trpc.births.store.mutationOptions({ onSuccess: done('The birth is stored.') }));
  const replace = useMutation(trpc.births.replace.mutationOptions({ onSuccess: done('The birth is replaced.') }));
  const change = birth === null ? store : replace;
  const submit = async (written: FormData) => {
    const inputs = await draft.settle();
    if (inputs === null) return;
    const content = {
      reference: textIn(written, 'reference'),
      label: textIn(written, 'label'),
      tags: tagsOf(textIn(written, 'tags') ?? ''),
      birth: inputOf([group], inputs.values),
    };
    // The schema of the procedure checks the birth, whose values the fields leave as they were typed.
    if (birth === null) store.mutate({ ...content, mutationId });
    else replace.mutate({ ...content, birthId: birth.birthId });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissable={!change.isPending}
      title={birth === null ? 'Add a birth' : 'Change the birth'}
      description="It is sealed under a key of this workspace. No log and no message has it."
    >
      <DialogForm
        text={{
          submit: birth === null ? 'Store birth' : 'Save',
          pending: 'Saving',
          cancel: 'Cancel',
          failed: 'Nothing was stored.',
        }}
        pending={change.isPending}
        error={change.error}
        onSubmit={(written) => void submit(written)}
        onCancel={onClose}
      >
        {(problemOf) => (
          <>
            <NameFields birth={birth} problemOf={problemOf} />
            <GroupFields group={group} draft={draft} errors={errorsOf(group, problemOf)} dependsOnNow={null} />
          </>
        )}
      </DialogForm>
    </Dialog>
  );
}

const tagsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];

const errorsOf = ({ fields }: FormGroup, problemOf: ProblemOf): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap(({ name }) => {
      const problem = problemOf(`birth.${name}`);
      return problem === undefined ? [] : [[name, problem]];
    }),
  );

function NameFields({ birth, problemOf }: { birth: ShownBirth | null; problemOf: ProblemOf }) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Reference"
          optional
          hint="Your own id of the person."
          name="reference"
          defaultValue={birth?.reference ?? ''}
          maxLength={BIRTH_LIMITS.reference}
          autoComplete="off"
          error={problemOf('reference')}
        />
        <TextField
          label="Label"
          optional
          hint="A text for this list."
          name="label"
          defaultValue={birth?.label ?? ''}
          maxLength={BIRTH_LIMITS.label}
          autoComplete="off"
          error={problemOf('label')}
        />
      </div>
      <TextField
        label="Tags"
        optional
        hint="Separated by commas."
        name="tags"
        defaultValue={birth?.tags.join(', ') ?? ''}
        autoComplete="off"
        error={problemOf('tags')}
      />
    </>
  );
}
