'use client';

import { Link as LinkIcon } from 'lucide-react';
import { Button } from '@graha/ui/button.tsx';
import { useToast } from '@graha/ui/toast.tsx';
import { playgroundPath } from '../../shared/paths.ts';
import { fragmentOf, type SharedInputs } from './share-link.ts';

/** A link with the inputs after `#`: a person who opens it sees them, and no server does. */
export function ShareButton({ operation, inputs }: { operation: string; inputs: SharedInputs }) {
  const toast = useToast();
  const share = async () => {
    const path = `${playgroundPath(operation)}#${fragmentOf(inputs)}`;
    try {
      await navigator.clipboard.writeText(location.origin + path);
      toast({ text: 'Link copied. It holds the inputs, no key.' });
    } catch {
      history.replaceState(history.state, '', path);
      toast({ text: 'The browser did not let us copy. The link stands in the address bar now.' });
    }
  };
  return (
    <Button variant="ghost" icon={<LinkIcon aria-hidden="true" />} aria-label="Share inputs" onClick={share}>
      <span className="max-sm:hidden">Share inputs</span>
    </Button>
  );
}
