import { HTTPValidationError, Problem } from '@graha/catalog/wire/problems';
import { expect, test } from 'vitest';
import { documentedErrors } from './error-examples.ts';

test.each(Object.entries(documentedErrors()))(
  'the example of %s is a body that clients can read',
  (code, { status, example }) => {
    const schema = status === 422 ? HTTPValidationError : Problem;
    expect(schema.parse(example)).toMatchObject({ code, status, credits_charged: 0 });
  },
);
