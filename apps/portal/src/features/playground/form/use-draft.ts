'use client';

import type { FormGroup } from '@graha/catalog/form';
import { useEffect, useState } from 'react';
import { inputsOf, type SharedInputs } from '../share-link.ts';
import { PLAYGROUND_TEXT } from '../text.ts';
import { EMPTY_DRAFT, exampleDraft, keepDraft, keptDraft, placesOf } from './draft.ts';
import { pastedValues } from './pasted.ts';
import { knownValues, type Values } from './values.ts';

const { form: TEXT } = PLAYGROUND_TEXT;

export type Draft = SharedInputs & {
  /** What was just filled in from elsewhere, in a sentence. */
  notice: string | null;
  /** `places`: names by group; null where only the coordinates are known any longer. */
  set(changed: Values, places?: Readonly<Record<string, string | null>>): void;
  replace(inputs: SharedInputs, notice?: string): void;
  /** Fills the fields from a pasted text; false: it was meant for the field itself. */
  paste(text: string): boolean;
};

/** What stands in the form: of the link that led here, else what was asked before, else the operation's example. */
export function useDraft(groups: readonly FormGroup[], startsEmpty: boolean): Draft {
  const [inputs, setInputs] = useState<SharedInputs>(() => (startsEmpty ? EMPTY_DRAFT : exampleDraft(groups)));
  const [notice, setNotice] = useState<string | null>(null);
  const change = (next: SharedInputs, said: string | null) => {
    setInputs(next);
    setNotice(said);
    keepDraft(next);
  };

  const fill = (given: SharedInputs): void => {
    const { known, unknown } = knownValues(groups, given.values);
    const said = unknown.length === 0 ? TEXT.fromLink : `${TEXT.fromLink} ${TEXT.linkUnknown(unknown)}`;
    change({ values: known, places: placesOf(groups, given.places) }, said);
  };

  useLink(fill, () => {
    const kept = startsEmpty ? null : keptDraft(groups);
    if (kept) setInputs(kept);
  });

  return {
    ...inputs,
    notice,
    set(changed, places = {}) {
      const named = Object.entries({ ...inputs.places, ...places }).flatMap(([group, name]) =>
        name === null ? [] : [[group, name] as const],
      );
      change({ values: { ...inputs.values, ...changed }, places: Object.fromEntries(named) }, null);
    },
    replace: (next, said) => change(next, said ?? null),
    paste(text) {
      const pasted = pastedValues(text);
      if (pasted === null) return false;
      const { known, unknown } = knownValues(groups, pasted);
      const filled = Object.keys(known).length;
      if (filled === 0) return false;
      change({ values: { ...inputs.values, ...known }, places: {} }, TEXT.pasted(filled, unknown));
      return true;
    },
  };
}

/** Reads the inputs of the link that led here, and of any that is followed later; `otherwise` runs where there is none. */
function useLink(fill: (given: SharedInputs) => void, otherwise: () => void): void {
  useEffect(() => {
    const readLink = (): boolean => {
      const given = inputsOf(location.hash);
      if (given === null) return false;
      fill(given);
      // Births do not stay in the address bar, nor in the history of the browser.
      history.replaceState(history.state, '', location.pathname + location.search);
      return true;
    };
    if (!readLink()) otherwise();
    window.addEventListener('hashchange', readLink);
    return () => window.removeEventListener('hashchange', readLink);
    // oxlint-disable-next-line react/exhaustive-deps -- Read once for each operation: both are made anew with each page.
  }, []);
}
