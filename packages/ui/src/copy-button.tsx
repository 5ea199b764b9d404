'use client';

import { Copy } from './icons/actions.tsx';
import { Check, TriangleAlert } from './icons/signs.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { Button, IconButton } from './button.tsx';
import { copyText } from './copy-text.ts';

export type CopyButtonProps = {
  text: string;
  /** The copied thing, for screen readers: "Copy the request". */
  label?: string;
  variant?: 'ghost' | 'default' | 'primary';
  /** Shows only the icon, for rows. */
  compact?: boolean;
  onCopied?: () => void;
};

type State = 'ready' | 'copied' | 'failed';

const SHOWN_MS = { copied: 1_500, failed: 6_000 };
const LOOKS: Record<State, { icon: ReactNode; word: string }> = {
  ready: { icon: <Copy aria-hidden="true" />, word: 'Copy' },
  copied: { icon: <Check aria-hidden="true" />, word: 'Copied' },
  failed: { icon: <TriangleAlert aria-hidden="true" />, word: 'Not copied. Select the text' },
};

export function CopyButton({ text, label = 'Copy', variant = 'ghost', compact = false, onCopied }: CopyButtonProps) {
  const [state, setState] = useState<State>('ready');
  useEffect(() => {
    if (state === 'ready') return;
    const timer = setTimeout(() => setState('ready'), SHOWN_MS[state]);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    const isCopied = await copyText(text);
    setState(isCopied ? 'copied' : 'failed');
    if (isCopied) onCopied?.();
  };
  const { icon, word } = LOOKS[state];
  return (
    <>
      {compact ? (
        <IconButton label={state === 'ready' ? label : word} icon={icon} onClick={copy} />
      ) : (
        <Button variant={variant} size="sm" icon={icon} aria-label={state === 'ready' ? label : word} onClick={copy}>
          <span className="min-w-12 text-left">{word}</span>
        </Button>
      )}
      <output className={compact && state === 'failed' ? 'text-small text-text-2' : 'sr-only'}>
        {state === 'ready' ? '' : word}
      </output>
    </>
  );
}
