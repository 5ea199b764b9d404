import { Card } from '@graha/ui/card.tsx';
import type { ReactNode } from 'react';

/** Shows the API request for the content of a page. `links` are list items. */
export const ApiCard = ({ text, button, links }: { text: ReactNode; button?: ReactNode; links: ReactNode }) => (
  <Card lang="en" aria-labelledby="get-api" data-screen className="grid justify-items-start gap-3 p-4 sm:p-5">
    <h2 id="get-api" className="text-[0.9375rem]/5.5">
      Get this as an API
    </h2>
    <p className="text-small text-text-2">{text}</p>
    {button}
    <ul className="grid gap-1.5 text-small">{links}</ul>
  </Card>
);
