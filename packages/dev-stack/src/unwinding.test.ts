import { expect, test, vi } from 'vitest';
import { unwinding } from './unwinding.ts';

test('steps are undone last first, once, and a failure does not prevent the others', async () => {
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

test('a step added while the others are undone is undone too', async () => {
  const { undo, unwind } = unwinding();
  await unwind();
  const late = vi.fn<() => void>();
  undo(late);
  expect(late).toHaveBeenCalledOnce();
});
