import type { AccountBooks } from './books.ts';

export const accountBooksInMemory = (): AccountBooks => ({ recordFact: async () => undefined });
