'use client';

import { useId } from 'react';
import {
  WEBHOOK_TYPE_NAMES,
  WEBHOOK_TYPES,
  WEBHOOK_URL_LENGTH_MAX,
  type WebhookType,
} from '@graha/domain/webhooks/webhook-types';
import { FieldError, FieldGroup } from '@graha/ui/field.tsx';
import { Checkbox, TextField } from '@graha/ui/input.tsx';
import { CodedText } from '../../../shared/coded-text.tsx';
import type { ProblemOf } from '../../../shared/dialog-form.tsx';

export type Target = { url: string; types: WebhookType[] };

export const TYPES_NONE = 'Choose at least one.';

export const readTarget = (written: FormData): Target => ({
  url: String(written.get('url') ?? '').trim(),
  types: WEBHOOK_TYPE_NAMES.filter((type) => written.getAll('types').includes(type)),
});

type TargetFieldsProps = { present: Target; problemOf: ProblemOf; problem: string | null };

/** The address of a webhook and its event types. */
export function TargetFields({ present, problemOf, problem }: TargetFieldsProps) {
  const noteId = useId();
  const wrong = problem ?? problemOf('types');
  return (
    <>
      <TextField
        name="url"
        label="Address"
        hint="Messages are sent with POST. Redirects are not followed."
        placeholder="https://example.com/webhooks"
        defaultValue={present.url}
        error={problemOf('url')}
        maxLength={WEBHOOK_URL_LENGTH_MAX}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        mono
        required
      />
      <FieldGroup legend="Messages">
        <ul className="grid gap-2.5">
          {WEBHOOK_TYPE_NAMES.map((type) => (
            <li key={type}>
              <Checkbox
                name="types"
                value={type}
                defaultChecked={present.types.includes(type)}
                aria-invalid={wrong ? true : undefined}
                aria-describedby={wrong ? noteId : undefined}
                label={
                  <span>
                    <span className="font-mono">{type}</span>
                    <span className="block text-micro text-text-3">
                      <CodedText>{WEBHOOK_TYPES[type].about}</CodedText>
                    </span>
                  </span>
                }
              />
            </li>
          ))}
        </ul>
        {wrong ? <FieldError id={noteId}>{wrong}</FieldError> : null}
      </FieldGroup>
    </>
  );
}
