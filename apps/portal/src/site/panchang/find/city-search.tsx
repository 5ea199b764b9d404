import { Search } from '@graha/ui/icons/actions.tsx';
import { buttonStyle } from '@graha/ui/button-style.ts';
import { Field } from '@graha/ui/field.tsx';
import { Input } from '@graha/ui/input.tsx';
import { PANCHANG_PATH } from '../city.ts';
import { pathIn, wordsIn } from '../words/in-language.ts';
import type { PageLanguage } from '../words/page-words.ts';

/** A plain form, which works before any script runs. */
export function CitySearch({ text = '', language = 'en' }: { text?: string; language?: PageLanguage }) {
  const { label, find } = wordsIn(language).search;
  return (
    <form action={pathIn(language, `${PANCHANG_PATH}/search`)} data-screen className="flex max-w-120 items-end gap-2">
      <Field label={label} className="flex-1">
        {(control) => (
          <Input {...control} name="q" type="search" defaultValue={text} maxLength={100} autoComplete="off" required />
        )}
      </Field>
      <button type="submit" className={buttonStyle({ variant: 'primary' })}>
        <Search aria-hidden="true" className="size-4" />
        {find}
      </button>
    </form>
  );
}
