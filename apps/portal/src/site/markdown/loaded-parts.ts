import type { Element } from 'hast';
import { operationOf } from '../../shared/operations.ts';
import { answerList } from '../reference/answer/answer-list.ts';
import { answerOf } from '../reference/answer/members.ts';

const REFERENCE = '/reference/';

/** Returns the parts of a page that a browser loads when they are opened, whole, by their `data-markdown`. */
export function loadedParts(path: string): Readonly<Record<string, Element>> {
  const operation = path.startsWith(REFERENCE) ? operationOf(path.slice(REFERENCE.length)) : null;
  return operation === null ? {} : { answer: answerList(answerOf(operation)) };
}
