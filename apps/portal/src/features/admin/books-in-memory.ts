import type { OperatorBooks } from './books.ts';
import { machineBooksInMemory } from './machine/books-in-memory.ts';
import { houseBooksInMemory } from './overview/books-in-memory.ts';
import { revenueBooksInMemory } from './revenue/books-in-memory.ts';
import { tenantBooksInMemory } from './tenants/books-in-memory.ts';

/** A house without tenants. */
export const operatorBooksInMemory = (): OperatorBooks => ({
  ...houseBooksInMemory(),
  ...machineBooksInMemory(),
  ...revenueBooksInMemory(),
  ...tenantBooksInMemory(),
});
