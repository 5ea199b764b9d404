import type { Contract } from './contract.ts';

type Member = { isRequired: boolean; types: ReadonlySet<string> };

/**
 * Returns the changes that break programs written for an earlier contract: an operation, a member, a type or a value of
 * an enum that is gone, a new required member of a request, and a member of an answer that is no longer certain.
 */
export function breakingChanges(released: Contract, current: Contract): string[] {
  const taken = reached(current, 'takes');
  const answered = reached(current, 'answers');
  const operations = Object.entries(released.operations).flatMap(([name, before]) => {
    const after = current.operations[name];
    if (after === undefined) return [`${name} is gone`];
    return [
      ...changesOf(name, before.takes, after.takes, { isTaken: true, isAnswered: false }),
      ...changesOf(name, before.answers, after.answers, { isTaken: false, isAnswered: true }),
    ];
  });
  const shapes = Object.entries(released.shapes).flatMap(([name, before]) => {
    const after = current.shapes[name];
    if (after === undefined) return []; // A schema may be renamed: the operations that name it are compared.
    return changesOf(name, before, after, { isTaken: taken.has(name), isAnswered: answered.has(name) });
  });
  return [...operations, ...shapes];
}

function changesOf(
  place: string,
  before: readonly string[],
  after: readonly string[],
  { isTaken, isAnswered }: { isTaken: boolean; isAnswered: boolean },
): string[] {
  const [old, now] = [membersOf(before), membersOf(after)];
  const gone = [...old].flatMap(([name, member]): string[] => {
    const found = now.get(name);
    if (found === undefined) return [`${place} ${name} is gone`];
    const lost = [...member.types].filter((type) => !found.types.has(type));
    return [
      ...(lost.length === 0 ? [] : [`${place} ${name} has no ${lost.join(', ')}`]),
      ...(isAnswered && member.isRequired && !found.isRequired ? [`${place} ${name} may be absent`] : []),
      ...(isTaken && !member.isRequired && found.isRequired ? [`${place} ${name} is required`] : []),
    ];
  });
  const added = [...now].flatMap(([name, { isRequired }]) =>
    isTaken && isRequired && !old.has(name) ? [`${place} ${name} is new and required`] : [],
  );
  return [...gone, ...added];
}

const LINE = /^(.*?)(!?): (.*)$/;

function membersOf(lines: readonly string[]): Map<string, Member> {
  const found = new Map<string, Member>();
  for (const line of lines) {
    const [, name = '', mark, type = ''] = LINE.exec(line) ?? [];
    const types = new Set([...(found.get(name)?.types ?? []), ...typesOf(type)]);
    found.set(name, { isRequired: mark === '!', types });
  }
  return found;
}

/** The alternatives of a type, and each value of an enum. */
const typesOf = (type: string): string[] =>
  type.split(/\|(?![^{]*\})/).flatMap((one) => /^\{(.*)\}$/.exec(one)?.[1]?.split(',') ?? [one]);

/** The schemas that requests, or answers, lead to. */
function reached({ operations, shapes }: Contract, direction: 'takes' | 'answers'): ReadonlySet<string> {
  const found = new Set<string>();
  const follow = (lines: readonly string[]): void => {
    for (const [, name = ''] of lines.join('\n').matchAll(/#([\w.-]+)/g)) {
      if (found.has(name)) continue;
      found.add(name);
      follow(shapes[name] ?? []);
    }
  };
  for (const operation of Object.values(operations)) follow(operation[direction]);
  return found;
}
