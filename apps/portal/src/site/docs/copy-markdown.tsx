'use client';

import { Copy } from '@graha/ui/icons/actions.tsx';
import { Check } from '@graha/ui/icons/signs.tsx';
import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Button } from '@graha/ui/button.tsx';
import { copyText } from '@graha/ui/copy-text.ts';

type State = 'ready' | 'copying' | 'copied' | 'failed';

const SHOWN_MS = 3000;
const WORDS: Readonly<Record<State, string>> = {
  ready: 'Copy as Markdown',
  copying: 'Copying',
  copied: 'Copied',
  failed: 'Not copied. Open the page with .md',
};

/** Copies the text of this page for an assistant, from its address with `.md`. */
export function CopyMarkdown() {
  const path = usePathname();
  const [state, setState] = useState<State>('ready');
  useEffect(() => {
    if (state !== 'copied' && state !== 'failed') return;
    const timer = setTimeout(() => setState('ready'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    setState('copying');
    try {
      const response = await fetch(`${path}.md`);
      if (!response.ok) throw new Error(String(response.status));
      setState((await copyText(await response.text())) ? 'copied' : 'failed');
    } catch {
      setState('failed'); // Offline, or the browser forbids copying: the button shows that.
    }
  };
  const icon = state === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />;
  return (
    <div data-markdown="off">
      <Button variant="ghost" size="sm" icon={icon} onClick={copy} className="-ml-2.5">
        {WORDS[state]}
      </Button>
      <output className="sr-only">{state === 'ready' || state === 'copying' ? '' : WORDS[state]}</output>
    </div>
  );
}
