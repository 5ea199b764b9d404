import { expect, test } from 'vitest';
import { choiceIn } from './choice.ts';

test.each([
  ['starter', 'starter'],
  ['growth', 'growth'],
  ['scale', 'scale'],
  ['free', null],
  ['enterprise', null],
  ['Growth', null],
  ['__proto__', null],
  [['growth', 'scale'], null],
  [undefined, null],
])('?plan=%j opens %s', (plan, choice) => expect(choiceIn({ plan })).toBe(choice));
