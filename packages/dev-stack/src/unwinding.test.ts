import { expect, test, vi } from 'vitest';
import { unwinding } from './unwinding.ts';

test('what was begun is undone last first, once, and one failure does not keep the rest from being undone', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { undo, unwind } = unwinding();
  const order: string[] = [];
  undo(() => void order.push('database'));
  undo(() => Promise.reject(new Error('stuck')));
  undo(() => void order.push('servers'));
  await unwind();
  await unwind();
  expect(order).toEqual(['servers', 'database']);
  expect(said).toHaveBeenCalledOnce();
  said.mockRestore();
});

test('what comes up while everything is being stopped is stopped too', async () => {
  const { undo, unwind } = unwinding();
  await unwind();
  const late = vi.fn<() => void>();
  undo(late);
  expect(late).toHaveBeenCalledOnce();
});
