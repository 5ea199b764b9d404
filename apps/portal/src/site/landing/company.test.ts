import { expect, test } from 'vitest';
import { TERMS } from '../docs/articles/legal/terms.ts';
import { companyLine, withContact } from './company.ts';

test('what the operator set is named, and nothing stands in for what is not set', () => {
  expect(companyLine({ name: 'Graha', email: null, address: null })).toBe('Graha');
  const company = { name: 'Nadir Tools', email: 'help@nadir.example', address: '1 Quay, Panaji' };
  const contact = withContact(TERMS, company).sections.at(-1);
  expect(contact).toMatchObject({
    id: 'contact',
    blocks: [{ text: 'This service is run by Nadir Tools, 1 Quay, Panaji. Write to help@nadir.example.' }],
  });
});
