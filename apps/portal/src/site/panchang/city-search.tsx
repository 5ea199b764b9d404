import { Search } from '@graha/ui/icons/actions.tsx';
import { buttonStyle } from '@graha/ui/button-style.ts';
import { Field } from '@graha/ui/field.tsx';
import { Input } from '@graha/ui/input.tsx';
import { PANCHANG_PATH } from './city.ts';

/** A plain form, which works before any script runs. */
export function CitySearch({ text = '' }: { text?: string }) {
  return (
    <form action={`${PANCHANG_PATH}/search`} data-screen className="flex max-w-120 items-end gap-2">
      <Field label="City or town" className="flex-1">
        {(control) => (
          <Input {...control} name="q" type="search" defaultValue={text} maxLength={100} autoComplete="off" required />
        )}
      </Field>
      <button type="submit" className={buttonStyle({ variant: 'primary' })}>
        <Search aria-hidden="true" className="size-4" />
        Find
      </button>
    </form>
  );
}
