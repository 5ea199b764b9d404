import { expect, test } from 'vitest';
import { untimed } from './subjects.ts';

test('every procedure that reads is timed at size', () => expect(untimed()).toEqual([]));
