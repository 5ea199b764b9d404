'use client';

import { Fragment, type ReactNode } from 'react';
import { cn } from './cn.ts';
import { CopyButton } from './copy-button.tsx';

type CodeProps = {
  code: string;
  language?: CodeLanguage;
  /** Names the region for a screen reader: "Response". */
  label: string;
  /** Set only for responses. */
  lineNumbers?: boolean;
  className?: string;
};

const COLOURS: Record<Exclude<CodeRole, 'plain'>, string> = {
  key: 'text-text-2',
  string: 'text-accent',
  number: 'text-brass',
  comment: 'text-text-3',
};

/**
 * A code block for the inside of a card. It scrolls inside itself, never the page. A client component, because the data of a page
 * then has the code once, without its colours.
 */
export function Code({ code, language = 'text', label, lineNumbers = false, className }: CodeProps) {
  return (
    <section aria-label={label} className={cn('flex min-w-0 flex-1 flex-col', className)}>
      <pre
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scrolling element must take focus to be scrolled by keys.
        tabIndex={0}
        data-language={language}
        className="flex-1 overflow-x-auto bg-sunken px-4.5 py-3.5 text-[0.78125rem]/5 -outline-offset-2"
      >
        {lineNumbers ? <Numbered code={code} language={language} /> : <Coloured code={code} language={language} />}
      </pre>
    </section>
  );
}

function Coloured({ code, language }: { code: string; language: CodeLanguage }) {
  return (
    <code>
      {highlight(code, language).map((part, index) =>
        part.role === 'plain' ? (
          <Fragment key={index}>{part.text}</Fragment>
        ) : (
          <span key={index} className={COLOURS[part.role]}>
            {part.text}
          </span>
        ),
      )}
    </code>
  );
}

function Numbered({ code, language }: { code: string; language: CodeLanguage }) {
  return code.split('\n').map((line, index) => (
    <span key={index} className="grid grid-cols-[2.125rem_1fr]">
      <span aria-hidden="true" className="pr-3.5 text-right text-text-3 select-none">
        {index + 1}
      </span>
      <Coloured code={line === '' ? ' ' : line} language={language} />
    </span>
  ));
}

/** A separate code block with its title at the left and a copy button at the right. */
export function CodeCard({ title, aside, ...code }: CodeProps & { title: ReactNode; aside?: ReactNode }) {
  return (
    <div className="min-w-0 overflow-hidden rounded-card border border-line bg-surface">
      <div className="flex min-h-10.5 items-center justify-between gap-3 border-b border-line pr-3 pl-4.5 text-small">
        <span className="font-medium">{title}</span>
        {aside ?? <CopyButton text={code.code} label={`Copy: ${code.label}`} />}
      </div>
      <Code {...code} />
    </div>
  );
}

/** Only four roles: keys, strings, numbers, comments. */
type CodeRole = 'key' | 'string' | 'number' | 'comment' | 'plain';
type CodePart = { role: CodeRole; text: string };
export type CodeLanguage = 'json' | 'shell' | 'typescript' | 'python' | 'php' | 'go' | 'text';

const STRING = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/.source;
const NUMBER = /(?<![\w.])-?\d[\d_]*(?:\.\d+)?(?:e[+-]?\d+)?\b/.source;

const GRAMMARS: Record<Exclude<CodeLanguage, 'text'>, RegExp> = {
  json: new RegExp(`(?<key>"(?:[^"\\\\\\n]|\\\\.)*")(?=\\s*:)|(?<string>${STRING})|(?<number>${NUMBER})`, 'g'),
  // A shell body in single quotes contains JSON, so only double-quoted text and one-line single quotes are strings.
  shell: new RegExp(`(?<comment>(?<=^|\\s)#.*)|(?<string>${STRING})`, 'gm'),
  typescript: new RegExp(
    `(?<comment>//.*)|(?<string>${STRING}|\`[^\`]*\`)|(?<key>\\b[a-zA-Z_]\\w*)(?=:\\s)|(?<number>${NUMBER})`,
    'g',
  ),
  php: new RegExp(`(?<comment>//.*)|(?<key>'[^'\\n]*')(?=\\s=>)|(?<string>${STRING})|(?<number>${NUMBER})`, 'g'),
  go: new RegExp(`(?<comment>//.*)|(?<string>${STRING}|\`[^\`]*\`)|(?<number>${NUMBER})`, 'g'),
  python: new RegExp(`(?<comment>#.*)|(?<key>"[^"\\n]*")(?=:\\s)|(?<string>${STRING})|(?<number>${NUMBER})`, 'g'),
};

export function highlight(code: string, language: CodeLanguage): CodePart[] {
  if (language === 'text') return [{ role: 'plain', text: code }];
  const parts: CodePart[] = [];
  let reached = 0;
  for (const match of code.matchAll(GRAMMARS[language])) {
    if (match.index > reached) parts.push({ role: 'plain', text: code.slice(reached, match.index) });
    parts.push({ role: roleOf(match.groups ?? {}), text: match[0] });
    reached = match.index + match[0].length;
  }
  if (reached < code.length) parts.push({ role: 'plain', text: code.slice(reached) });
  return parts;
}

function roleOf(groups: Record<string, string | undefined>): CodeRole {
  if (groups['key'] !== undefined) return 'key';
  if (groups['string'] !== undefined) return 'string';
  return groups['number'] === undefined ? 'comment' : 'number';
}
