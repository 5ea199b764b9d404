'use client';

import type { FormGroup } from '@graha/catalog/project/form';
import { Button } from '@graha/ui/button.tsx';
import { Dialog, DialogBody } from '@graha/ui/dialog.tsx';
import { UserRound } from '@graha/ui/icons/pages.tsx';
import { TextField } from '@graha/ui/input.tsx';
import { Note } from '@graha/ui/note.tsx';
import { useDebounced } from '@graha/ui/use-debounced.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailureNote, type Outputs, useTRPC } from '../../../shared/trpc-client.tsx';
import { BIRTH_FIELDS } from './draft.ts';
import type { Draft } from './use-draft.ts';
import { prefixOf } from './use-place-texts.ts';
import { type Values, valuesOf } from './values.ts';

type StoredBirth = Outputs['births']['list']['births'][number];

const REST_MS = 250;
const SHOWN = 10;

/** The values of a stored birth for the fields of a group; fields that the birth does not have are emptied. */
export function storedValues({ name, fields }: FormGroup, birth: object): Values {
  const prefix = prefixOf(name);
  const given = valuesOf(birth);
  const keys = fields.map((field) => field.name.slice(prefix.length)).filter((key) => BIRTH_FIELDS.has(key));
  return Object.fromEntries(keys.map((key) => [prefix + key, given[key] ?? '']));
}

/** Fills a birth from those that the workspace stores. */
export function StoredBirthButton({ group, draft }: { group: FormGroup; draft: Draft }) {
  const [isOpen, setOpen] = useState(false);
  const choose = ({ birth }: StoredBirth) => {
    draft.set(storedValues(group, birth), { [group.name]: null });
    setOpen(false);
  };
  return (
    <>
      <Button
        size="sm"
        className="justify-self-start"
        icon={<UserRound aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        Use a stored birth
      </Button>
      {isOpen ? <StoredBirths onChoose={choose} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function StoredBirths({ onChoose, onClose }: { onChoose: (birth: StoredBirth) => void; onClose: () => void }) {
  const trpc = useTRPC();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), REST_MS);
  const { data, error } = useQuery(
    trpc.births.list.queryOptions(
      { limit: SHOWN, ...(search === '' ? {} : { search }) },
      { placeholderData: keepPreviousData },
    ),
  );
  return (
    <Dialog open onOpenChange={onClose} title="Use a stored birth">
      <DialogBody>
        <TextField
          label="Reference, or words of a label"
          type="search"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          autoComplete="off"
        />
        {error ? <FailureNote error={error} /> : null}
        {data?.births.length === 0 ? (
          <Note>{search === '' ? 'No births are stored yet.' : 'No birth matches.'}</Note>
        ) : null}
        <ul className="grid gap-1">
          {data?.births.map((birth) => (
            <li key={birth.birthId}>
              <button
                type="button"
                onClick={() => onChoose(birth)}
                className="grid min-h-11 w-full cursor-pointer rounded-control px-2.5 py-1.5 text-left hover:bg-sunken"
              >
                <span className="wrap-anywhere">{birth.label ?? birth.reference ?? birth.birthId}</span>
                <span className="font-mono text-micro text-text-3">
                  {`${birth.birth.year}-${birth.birth.month}-${birth.birth.date}`}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </DialogBody>
    </Dialog>
  );
}
