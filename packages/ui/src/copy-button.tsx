'use client';

import { Copy } from './icons/actions.tsx';
import { Check } from './icons/signs.tsx';
import { useEffect, useState } from 'react';
import { Button, IconButton } from './button.tsx';

export type CopyButtonProps = {
  text: string;
  /** The copied thing, for screen readers: "Copy the request". */
  label?: string;
  variant?: 'ghost' | 'default' | 'primary';
  /** Shows only the icon, for rows. */
  compact?: boolean;
  onCopied?: () => void;
};

const SHOWN_MS = 1500;

export function CopyButton({ text, label = 'Copy', variant = 'ghost', compact = false, onCopied }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    onCopied?.();
  };
  const icon = copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />;
  const word = copied ? 'Copied' : 'Copy';
  return (
    <>
      {compact ? (
        <IconButton label={copied ? 'Copied' : label} icon={icon} onClick={copy} />
      ) : (
        <Button variant={variant} size="sm" icon={icon} aria-label={copied ? 'Copied' : label} onClick={copy}>
          <span className="min-w-12 text-left">{word}</span>
        </Button>
      )}
      <output className="sr-only">{copied ? 'Copied' : ''}</output>
    </>
  );
}
