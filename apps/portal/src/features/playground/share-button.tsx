'use client';

import { Link as LinkIcon } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { playgroundPath } from './path.ts';
import { fragmentOf, type SharedInputs } from './share-link.ts';
import { PLAYGROUND_TEXT } from './text.ts';

const { share: TEXT } = PLAYGROUND_TEXT;

/** A link with the inputs after `#`: whoever opens it sees them, no server does. */
export function ShareButton({ operation, inputs }: { operation: string; inputs: SharedInputs }) {
  const toast = useToast();
  const share = async () => {
    const path = `${playgroundPath(operation)}#${fragmentOf(inputs)}`;
    try {
      await navigator.clipboard.writeText(location.origin + path);
      toast({ text: TEXT.done });
    } catch {
      history.replaceState(history.state, '', path);
      toast({ text: TEXT.failed });
    }
  };
  return (
    <Button variant="ghost" icon={<LinkIcon aria-hidden="true" />} aria-label={TEXT.action} onClick={share}>
      <span className="max-sm:hidden">{TEXT.action}</span>
    </Button>
  );
}
