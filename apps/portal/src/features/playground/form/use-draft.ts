'use client';

import type { FormGroup } from '@graha/catalog/project/form';
import { useEffect, useState } from 'react';
import { inputsOf, type SharedInputs } from '../share-link.ts';
import { takeCarried } from './carried.ts';
import { EMPTY_DRAFT, exampleDraft, fittingDraft, keepDraft, keptDraft, pastedValues, placesOf } from './draft.ts';
import { usePlaceTexts, type PlaceTexts } from './use-place-texts.ts';
import { knownValues, type Values } from './values.ts';

export type Draft = SharedInputs & {
  /** A sentence about values that were just filled in from elsewhere. */
  notice: string | null;
  /** `places`: names by group; null if only the coordinates are still known. */
  set(changed: Values, places?: Readonly<Record<string, string | null>>): void;
  replace(inputs: SharedInputs, notice?: string): void;
  /** Texts in place fields without a chosen place. */
  texts: PlaceTexts;
  /** Chooses the best match of each text. Returns null if one has none. */
  settle(): Promise<SharedInputs | null>;
  /** Fills the fields from a pasted text. Returns false if the text belongs in the field itself. */
  paste(text: string): boolean;
};

export type DraftStart = {
  /** True if the fields begin empty. */
  startsEmpty: boolean;
  /** True for visitors. Their inputs wait for the account, see `carried.ts`. */
  isOpen: boolean;
};

/** Values of the form: from the link, else from before sign-up, else from the last run, else from the operation's example. */
export function useDraft(groups: readonly FormGroup[], { startsEmpty, isOpen }: DraftStart): Draft {
  const [inputs, setInputs] = useState<SharedInputs>(() => (startsEmpty ? EMPTY_DRAFT : exampleDraft(groups)));
  const [notice, setNotice] = useState<string | null>(null);
  const texts = usePlaceTexts();
  const change = (next: SharedInputs, said: string | null) => {
    setInputs(next);
    setNotice(said);
    keepDraft(next);
  };

  const fill = (given: SharedInputs): void => {
    const { known, unknown } = knownValues(groups, given.values);
    const said =
      unknown.length === 0
        ? 'The inputs of the link are filled in.'
        : `${'The inputs of the link are filled in.'} ${`The link also names ${unknown.join(', ')}, which this operation does not take.`}`;
    change({ values: known, places: placesOf(groups, given.places) }, said);
  };

  useLink(fill, () => {
    if (startsEmpty) return;
    const carried = isOpen ? null : fittingDraft(groups, takeCarried());
    if (carried) return change(carried, 'What you filled in before you signed up is here again.');
    const kept = keptDraft(groups);
    if (kept) setInputs(kept);
  });

  return {
    ...inputs,
    notice,
    texts,
    async settle() {
      if (Object.keys(texts.typed).length === 0) return inputs;
      const next = await texts.settled(inputs);
      if (next === null) return null;
      texts.forget(Object.keys(texts.typed));
      change(next, null);
      return next;
    },
    set(changed, places = {}) {
      texts.forget(Object.keys(places));
      const named = Object.entries({ ...inputs.places, ...places }).flatMap(([group, name]) =>
        name === null ? [] : [[group, name] as const],
      );
      change({ values: { ...inputs.values, ...changed }, places: Object.fromEntries(named) }, null);
    },
    replace(next, said) {
      texts.forget(Object.keys(texts.typed));
      change(next, said ?? null);
    },
    paste(text) {
      const pasted = pastedValues(text);
      if (pasted === null) return false;
      const { known, unknown } = knownValues(groups, pasted);
      const filled = Object.keys(known).length;
      if (filled === 0) return false;
      change(
        { values: { ...inputs.values, ...known }, places: {} },
        `${filled} ${filled === 1 ? 'field' : 'fields'} filled from what you pasted.${
          unknown.length === 0 ? '' : ` Not in this operation: ${unknown.join(', ')}.`
        }`,
      );
      return true;
    },
  };
}

/** Reads the inputs of the link that opened the page, and of later links. `otherwise` runs if there is none. */
function useLink(fill: (given: SharedInputs) => void, otherwise: () => void): void {
  useEffect(() => {
    const readLink = (): boolean => {
      const given = inputsOf(location.hash);
      if (given === null) return false;
      fill(given);
      // Births must not stay in the address bar or in the history of the browser.
      history.replaceState(history.state, '', location.pathname + location.search);
      return true;
    };
    if (!readLink()) otherwise();
    window.addEventListener('hashchange', readLink);
    return () => window.removeEventListener('hashchange', readLink);
    // oxlint-disable-next-line react/exhaustive-deps -- Runs once per operation; both functions change with each render.
  }, []);
}
