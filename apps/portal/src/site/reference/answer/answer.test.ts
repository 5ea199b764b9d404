import type { AnswerMember } from '@graha/catalog/project/answer/answer-members';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GET } from '../../../app/(public)/reference/answers/[...id]/route.ts';
import { OPERATIONS } from '../../../shared/operations.ts';
import { loadedParts } from '../../markdown/loaded-parts.ts';
import { markdownOf } from '../../markdown/page-markdown.ts';
import { AnswerTree } from './answer-tree.tsx';
import { answerOf, countMembers, shownFirst, type ShownMember } from './members.ts';
import { answerPath } from './paths.ts';

const flat = (members: readonly AnswerMember[], parent = 'answer'): { anchor: string; member: AnswerMember }[] =>
  members.flatMap((member) => {
    const anchor = `${parent}.${member.name}`;
    return [{ anchor, member }, ...flat(member.members ?? [], anchor)];
  });

const draw = (first: readonly ShownMember[]): string =>
  renderToStaticMarkup(createElement(AnswerTree, { id: 'x', first, count: 1 }));

test.each(OPERATIONS.map((operation) => [operation.id, operation] as const))(
  '%s has each member of its answer in its Markdown, and in the data of its page with an anchor',
  async (id, operation) => {
    const all = flat(answerOf(operation));
    const page = '<main><article><div data-markdown="answer">first rows</div></article></main>';
    const text = (await markdownOf(page, 'https://portal.test', loadedParts(`/reference/${id}`))) ?? '';
    const lines = text.split('\n').filter((line) => /^ *- `/.test(line));
    expect(lines.map((line) => /`([^`]+)`/.exec(line)?.[1])).toEqual(all.map(({ member }) => member.name));
    expect(text).not.toContain('first rows');

    const answered = await GET(new Request(`https://portal.test${answerPath(id)}`), {
      params: Promise.resolve({ id: id.split('/') }),
    });
    const html = draw(await answered.json());
    expect(all.filter(({ anchor }) => !html.includes(`id="${anchor}"`))).toEqual([]);
  },
);

test.each(OPERATIONS.map((operation) => [operation.id, operation] as const))(
  '%s begins with its own members, and with few rows',
  (_, operation) => {
    const members = answerOf(operation);
    const first = shownFirst(members);
    const html = draw(first);
    expect(members.filter(({ name }) => !html.includes(`id="answer.${name}"`))).toEqual([]);
    expect(countMembers(first)).toBeLessThanOrEqual(Math.max(30, members.length));
    expect(first.find(({ name }) => name === 'metadata')).not.toHaveProperty('members');
  },
);

test('a closed branch says how many members it has', () => {
  const [branch] = shownFirst([
    { name: 'metadata', type: 'object', text: 'Versions.', members: [{ name: 'engine', type: 'text', text: 'Name.' }] },
  ]);
  expect(branch).toEqual({ name: 'metadata', type: 'object', text: 'Versions.', count: 1 });
});

test('an operation that is not there has no members', async () => {
  const answered = await GET(new Request('https://portal.test/'), { params: Promise.resolve({ id: ['nothing'] }) });
  expect(answered.status).toBe(404);
});
