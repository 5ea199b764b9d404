import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ApiFailure } from './trpc-client.tsx';
import { DialogForm, type DialogFormProps } from './dialog-form.tsx';

const TEXT = { submit: 'Save', pending: 'Saving', cancel: 'Cancel', failed: 'Nothing has changed.' };

const failing = (fields: Record<string, string> | null): ApiFailure => ({
  message: 'That does not fit.',
  shape: undefined,
  data: { code: 'BAD_REQUEST', httpStatus: 400, requestId: 'req_1', refusal: null, fields },
});

/** Renders a form with one field, `name`. */
function said(props: Partial<DialogFormProps>): string {
  const form: DialogFormProps = {
    text: TEXT,
    pending: false,
    error: null,
    onSubmit: () => {},
    onCancel: () => {},
    children: (problemOf) => createElement('p', null, problemOf('name')),
  };
  return renderToStaticMarkup(createElement(DialogForm, { ...form, ...props }));
}

test('a failure that a field shows is not said again', () => {
  const html = said({ error: failing({ name: 'Write a name.' }) });
  expect(html).toContain('<p>Write a name.</p>');
  expect(html).not.toContain('role="alert"');
});

test.each([
  ['of no field', null],
  ['of a field that the form does not show', { id: 'No such id.' }],
  ['of a shown field and of another', { name: 'Write a name.', id: 'No such id.' }],
])('a failure %s is said below, with how things stand and its request', (_which, fields) => {
  const html = said({ error: failing(fields) });
  for (const words of ['role="alert"', 'That does not fit.', 'Nothing has changed.', 'req_1'])
    expect(html).toContain(words);
});

test('what is wrong before anything is sent leaves nothing of an earlier failure', () => {
  const html = said({ error: failing({ name: 'Write a name.' }), problem: 'Too long.' });
  expect(html).not.toContain('Write a name.');
  expect(html).not.toContain('role="alert"');
});
