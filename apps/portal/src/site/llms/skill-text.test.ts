import { expect, test } from 'vitest';
import { OWN_OPERATIONS } from '../../shared/operations.ts';
import { skillText } from './skill-text.ts';

const text = skillText({ portalUrl: 'https://portal.test', apiUrl: 'https://api.test' });

test('begins with the name and the description that an agent reads first', () => {
  const [, head = ''] = text.split('---\n');
  expect(head).toMatch(/^name: graha\ndescription: \S.{80,900}\n$/);
});

test('names every operation once, with its price', () => {
  for (const { id, summary } of OWN_OPERATIONS) {
    expect(text.split('\n').filter((line) => line.startsWith(`- \`${id}\`: ${summary} `))).toHaveLength(1);
  }
});

test('the addresses are those of the server that answers', () => {
  expect(text).toContain('curl https://api.test/api/v1/kundali/basic');
  expect(text).toContain('https://portal.test/sign-up');
});
