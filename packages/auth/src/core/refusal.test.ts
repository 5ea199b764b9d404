import { APIError } from 'better-auth/api';
import { expect, test } from 'vitest';
import { orRefusal } from './refusal.ts';

const failing = (status: 'BAD_REQUEST' | 'INTERNAL_SERVER_ERROR', code: string) =>
  Promise.reject(new APIError(status, { code, message: code }));

test('an answer is given as it is, and a refusal by its code', async () => {
  expect(await orRefusal(Promise.resolve({ id: 1 }))).toEqual({ id: 1 });
  expect(await orRefusal(failing('BAD_REQUEST', 'INVALID_CODE'))).toBe('INVALID_CODE');
});

test('a fault of the server is thrown, unless it is named as a refusal', async () => {
  const fault = () => failing('INTERNAL_SERVER_ERROR', 'FAILED_TO_CREATE');
  await expect(orRefusal(fault())).rejects.toThrow('FAILED_TO_CREATE');
  await expect(orRefusal(fault(), ['OTHER'])).rejects.toThrow('FAILED_TO_CREATE');
  expect(await orRefusal(fault(), ['FAILED_TO_CREATE'])).toBe('FAILED_TO_CREATE');
  await expect(orRefusal(Promise.reject(new Error('no connection')))).rejects.toThrow('no connection');
});
