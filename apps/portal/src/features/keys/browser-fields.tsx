'use client';

import type { BrowserLimits } from '@graha/domain/keys/api-key';
import { count } from '@graha/domain/core/format';
import { BROWSER_FIELD, type BrowserProblems } from '@graha/procedures/keys/browser-form';
import { FIELD } from '@graha/procedures/keys/limit-form';
import { Field } from '@graha/ui/field.tsx';
import { TextField, Textarea } from '@graha/ui/input.tsx';

/** Defaults of a new key: enough for a page with some visitors, and a small loss if somebody copies the key. */
const AT_FIRST = { origins: [], dailyCreditsMax: 1_000, visitorCallsMax: 100 };

export type BrowserFieldsProps = {
  problems: BrowserProblems;
  /** The initial limits of the fields. */
  present?: BrowserLimits;
};

/** The limits of a publishable key, as fields of a form that `readLimits` reads. */
export function BrowserFields({ problems, present = AT_FIRST }: BrowserFieldsProps) {
  return (
    <>
      <input type="hidden" name={FIELD.kind} value="publishable" />
      <Field
        label="Origins"
        hint="One per line, such as https://www.example.com or http://localhost:5173. Scheme, host and port are compared letter by letter."
        error={problems.origins}
      >
        {(control) => (
          <Textarea
            {...control}
            name={BROWSER_FIELD.origins}
            defaultValue={present.origins.join('\n')}
            rows={2}
            spellCheck={false}
            autoComplete="off"
            className="font-mono"
            required
          />
        )}
      </Field>
      <div className="grid gap-4.5 sm:grid-cols-2">
        <TextField
          name={BROWSER_FIELD.dailyCap}
          label="Daily cap"
          hint="What all visitors together may spend on one day, UTC."
          error={problems.dailyCap}
          defaultValue={count(present.dailyCreditsMax)}
          trailing="credits"
          numeric
          required
        />
        <TextField
          name={BROWSER_FIELD.visitorCap}
          label="Cap of a visitor"
          hint="What one address may call in 24 hours."
          error={problems.visitorCap}
          defaultValue={count(present.visitorCallsMax)}
          trailing="calls"
          numeric
          required
        />
      </div>
    </>
  );
}
