import type { ReactNode } from 'react';
import { cn } from './cn.ts';
import { CopyButton } from './copy-button.tsx';
import { highlight, type CodeLanguage, type CodeRole } from './highlight.ts';

export type CodeProps = {
  code: string;
  language?: CodeLanguage;
  /** Names the region for a screen reader: "Response". */
  label: string;
  /** For responses only. */
  lineNumbers?: boolean;
  className?: string;
};

const COLOURS: Record<CodeRole, string | undefined> = {
  plain: undefined,
  key: 'text-text-2',
  string: 'text-accent',
  number: 'text-brass',
  comment: 'text-text-3',
};

/** A bare block, for the inside of a card. It scrolls inside itself, never the page. */
export function Code({ code, language = 'text', label, lineNumbers = false, className }: CodeProps) {
  return (
    <section aria-label={label} className={cn('flex min-w-0 flex-1 flex-col', className)}>
      <pre
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must take focus to be scrolled by keys.
        tabIndex={0}
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
      {highlight(code, language).map((part, index) => (
        <span key={index} className={COLOURS[part.role]}>
          {part.text}
        </span>
      ))}
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

/** A block that stands alone: title at the left, copy at the right. */
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
