import type { AnswerMember } from '@graha/catalog/project/answer/answer-members';
import type { Element, ElementContent } from 'hast';

const text = (value: string): ElementContent => ({ type: 'text', value });
const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

/** Returns all members as a nested list for Markdown: name, type with unit, example, sentence. */
export const answerList = (members: readonly AnswerMember[]): Element =>
  element(
    'ul',
    members.map(({ name, type, text: meaning, example, members: inner }) =>
      element('li', [
        element('p', [
          element('code', [text(name)]),
          text(` ${type}. ${meaning.replaceAll('`', '')}`),
          ...(example === undefined ? [] : [text(' Example: '), element('code', [text(example)])]),
        ]),
        ...(inner === undefined ? [] : [answerList(inner)]),
      ]),
    ),
  );
