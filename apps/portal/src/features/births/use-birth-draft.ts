'use client';

import { useState } from 'react';
import { usePlaceTexts } from '../playground/form/use-place-texts.ts';
import type { Draft } from '../playground/form/use-draft.ts';
import { valuesOf } from '../playground/form/values.ts';
import { EMPTY_DRAFT } from '../playground/form/draft.ts';
import type { SharedInputs } from '../playground/share-link.ts';

/** The fields of a birth to store. Unlike those of the playground they are kept nowhere. */
export function useBirthDraft(birth: object | null): Draft {
  const [inputs, setInputs] = useState<SharedInputs>(
    birth === null ? EMPTY_DRAFT : { values: valuesOf(birth), places: {} },
  );
  const texts = usePlaceTexts();
  return {
    ...inputs,
    notice: null,
    texts,
    async settle() {
      if (Object.keys(texts.typed).length === 0) return inputs;
      const next = await texts.settled(inputs);
      if (next === null) return null;
      texts.forget(Object.keys(texts.typed));
      setInputs(next);
      return next;
    },
    set(changed, places = {}) {
      texts.forget(Object.keys(places));
      const named = Object.entries({ ...inputs.places, ...places }).flatMap(([group, name]) =>
        name === null ? [] : [[group, name] as const],
      );
      setInputs({ values: { ...inputs.values, ...changed }, places: Object.fromEntries(named) });
    },
    replace: setInputs,
    paste: () => false,
  };
}
