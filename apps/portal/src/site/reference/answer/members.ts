import type { ListedOperation } from '@graha/catalog/list/list-operations';
import { answerMembersOf, type AnswerMember } from '@graha/catalog/project/answer/answer-members';
import { EXAMPLE_ANSWERS } from '../../../generated/example-answers.ts';
import { OPERATIONS } from '../../../shared/operations.ts';

/** Returns all members of an operation's answer, from the schemas of OpenAPI and the recorded example. */
export const answerOf: (operation: ListedOperation) => readonly AnswerMember[] = answerMembersOf(
  OPERATIONS,
  ({ operationId }) => EXAMPLE_ANSWERS[operationId],
);

/** A member as its page has it first: the members of a closed branch are only counted. */
export type ShownMember = Omit<AnswerMember, 'members'> & { members?: readonly ShownMember[]; count?: number };

/** Rows of a page before a branch is opened, so that its HTML stays small. */
const ROWS_MAX = 30;
/** The same for nearly all operations, so it begins closed. */
const CLOSED = 'metadata';

/** Returns the rows of the top level, and the first branches that fit into 30 rows in all. */
export function shownFirst(members: readonly AnswerMember[]): readonly ShownMember[] {
  let rows = members.length;
  return members.map((member): ShownMember => {
    const { members: inner = [] } = member;
    if (inner.length === 0) return member;
    const isOpen = member.name !== CLOSED && rows + inner.length <= ROWS_MAX;
    if (!isOpen) return closed(member);
    rows += inner.length;
    return { ...member, members: inner.map(closed) };
  });
}

function closed({ members, ...own }: AnswerMember): ShownMember {
  return members === undefined ? own : { ...own, count: members.length };
}

/** Returns the number of members at every depth. */
export const countMembers = (members: readonly AnswerMember[]): number =>
  members.reduce((sum, { members: inner = [] }) => sum + 1 + countMembers(inner), 0);
