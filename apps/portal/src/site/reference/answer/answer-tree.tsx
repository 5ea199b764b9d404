'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@graha/ui/button.tsx';
import { Marked } from '../marked.tsx';
import type { ShownMember } from './members.ts';
import { ANSWER, anchorOf, answerPath, markdownPath } from './paths.ts';

type AnswerTreeProps = {
  id: string;
  /** Rows of the page; branches with a count are loaded when one is opened. */
  first: readonly ShownMember[];
  count: number;
};

type Loading = 'first' | 'loading' | 'all' | 'failed';

/** The members of an answer. A client component, because the data of the page then has each row as its texts. */
export function AnswerTree({ id, first, count }: AnswerTreeProps) {
  const [members, setMembers] = useState(first);
  const [loading, setLoading] = useState<Loading>('first');
  const [wanted, want] = useState('');
  const [isAllOpen, setAllOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);

  const load = () => {
    if (loading === 'all' || loading === 'loading') return;
    setLoading('loading');
    void loadMembers(id).then(setAll, () => setLoading('failed'));
  };
  const setAll = (all: readonly ShownMember[]): void => {
    setMembers(all);
    setLoading('all');
  };

  useEffect(() => {
    const onHash = () => want(decodeURIComponent(location.hash.slice(1)));
    onHash();
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, []);

  useEffect(() => {
    if (!wanted.startsWith(`${ANSWER}.`)) return;
    const row = document.getElementById(wanted);
    if (row === null) load();
    else show(row);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `load` changes at each render.
  }, [wanted, members]);

  useEffect(() => {
    if (!isAllOpen) return;
    for (const branch of root.current?.querySelectorAll('details') ?? []) branch.open = true;
  }, [isAllOpen, members]);

  return (
    <div ref={root} data-markdown="answer">
      <p className="mb-1 flex min-h-8 flex-wrap items-center gap-x-3 text-small text-text-3">
        <span>{`${count} members`}</span>
        {isAllOpen ? null : (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              setAllOpen(true);
              load();
            }}
          >
            Open all
          </Button>
        )}
        <noscript data-markdown="off">
          Closed branches need JavaScript;{' '}
          <a className="link" href={markdownPath(id)}>
            this page as Markdown
          </a>{' '}
          has all members.
        </noscript>
        <output className="text-text-2">{SAYING[loading]}</output>
      </p>
      <Members members={members} parent={ANSWER} first={first} onOpen={load} />
    </div>
  );
}

const SAYING: Readonly<Record<Loading, string>> = {
  first: '',
  all: '',
  loading: 'Loading the other members.',
  failed: 'The other members could not be loaded. Open the branch again, or read this page with .md.',
};

/** Opens every branch around a row and scrolls to it: the browser did so before the row was there. */
function show(row: HTMLElement): void {
  if (row instanceof HTMLDetailsElement) row.open = true;
  for (let at = row.parentElement; at !== null; at = at.parentElement)
    if (at instanceof HTMLDetailsElement) at.open = true;
  row.scrollIntoView();
}

type MembersProps = {
  members: readonly ShownMember[];
  parent: string;
  /** The rows that the page began with: their branches with members are open. */
  first?: readonly ShownMember[];
  onOpen: () => void;
};

function Members({ members, parent, first = [], onOpen }: MembersProps) {
  return (
    <ul className="members">
      {members.map((member) => {
        const anchor = anchorOf(parent, member.name);
        const isBranch = member.members !== undefined || member.count !== undefined;
        return isBranch ? (
          <li key={member.name}>
            <Branch
              member={member}
              anchor={anchor}
              isOpen={first.some(({ name, members: inner }) => name === member.name && inner !== undefined)}
              onOpen={onOpen}
            />
          </li>
        ) : (
          <li key={member.name} id={anchor} className="member">
            <a href={`#${anchor}`}>{member.name}</a>
            <Meaning member={member} />
          </li>
        );
      })}
    </ul>
  );
}

type BranchProps = { member: ShownMember; anchor: string; isOpen: boolean; onOpen: () => void };

function Branch({ member, anchor, isOpen, onOpen }: BranchProps) {
  const { name, members } = member;
  return (
    <details
      id={anchor}
      open={isOpen}
      onToggle={(event) => {
        if (event.currentTarget.open && members === undefined) onOpen();
      }}
    >
      <summary className="member">
        <b>{name}</b>
        <Meaning member={member} />
      </summary>
      {members === undefined ? null : <Members members={members} parent={anchor} onOpen={onOpen} />}
    </details>
  );
}

function Meaning({ member: { type, text, example, members, count } }: { member: ShownMember }) {
  const inside = members?.length ?? count;
  return (
    <div>
      <i>{inside === undefined ? type : `${type}, ${inside} members`}</i>
      {example === undefined ? null : <code>{example}</code>}
      <p>
        <Marked text={text} />
      </p>
    </div>
  );
}

async function loadMembers(id: string): Promise<readonly ShownMember[]> {
  const response = await fetch(answerPath(id));
  if (!response.ok) throw new Error(`The members were answered with ${response.status}`);
  // Safe: the route sends the members of this same build.
  return (await response.json()) as readonly ShownMember[];
}
