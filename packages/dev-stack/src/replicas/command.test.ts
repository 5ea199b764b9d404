import { expect, test } from 'vitest';
import { readCommand } from './command.ts';

test('three replicas behind port 4100, unless something else is asked for', () => {
  expect(readCommand([], {})).toEqual({ count: 3, port: 4100 });
  expect(readCommand(['2'], { BALANCER_PORT: '8080' })).toEqual({ count: 2, port: 8080 });
});

test.each([[['0']], [['many']], [['9']], [['2.5']], [['2', '3']]])('%j is refused with the way it is done', (args) => {
  expect(() => readCommand(args, {})).toThrow('npm run replicas -- 3');
});

test('a port that is none is refused by its name', () => {
  expect(() => readCommand(['3'], { BALANCER_PORT: '99999' })).toThrow('BALANCER_PORT must be 1 to 65535, not 99999');
});
