import { formOf } from '@graha/catalog/project/form';
import { costOf } from '@graha/catalog/operation/price';
import { expect, test } from 'vitest';
import { OWN_OPERATIONS } from '../../../shared/operations.ts';
import { exampleValues, inputOf } from '../form/values.ts';
import { detailsOf } from '../operation-details.ts';
import { runCredits } from './run-credits.ts';

test('the button shows the price of the texts while their field is on, for every operation that has one', () => {
  const taking = OWN_OPERATIONS.filter(({ withTexts }) => withTexts !== undefined);
  expect(taking.length).toBeGreaterThan(30);
  for (const operation of OWN_OPERATIONS.filter(({ pricedBy }) => pricedBy === undefined)) {
    const details = detailsOf(operation.id);
    const groups = formOf(operation);
    const field = groups.flatMap(({ fields }) => fields).find(({ name }) => name === 'texts');
    expect([operation.id, field?.type, field?.default]).toEqual([
      operation.id,
      ...(taking.includes(operation) ? ['boolean', false] : [undefined, undefined]),
    ]);
    for (const texts of ['', 'false', ...(taking.includes(operation) ? ['true'] : [])]) {
      const values = exampleValues(groups);
      const body = inputOf(groups, field === undefined ? values : { ...values, texts });
      expect(details === null ? null : runCredits(details, body)).toBe(costOf(operation, operation.input.parse(body)));
    }
  }
});
