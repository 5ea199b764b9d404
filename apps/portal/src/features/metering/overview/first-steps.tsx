import type { ReactNode } from 'react';
import { Shape } from '@graha/ui/badge.tsx';
import { Card, CardHeader } from '@graha/ui/card.tsx';
import { ButtonLink } from '@graha/ui/button.tsx';
import { CodeCard } from '@graha/ui/code.tsx';

/** Shown instead of the figures while there are none. */
export function FirstSteps({ curl, hasKey, mayMakeKeys }: { curl: string; hasKey: boolean; mayMakeKeys: boolean }) {
  const create = mayMakeKeys
    ? 'It belongs to this workspace and is shown once.'
    : 'Your role does not create keys: ask a developer, an admin or the owner for one.';
  return (
    <Card aria-labelledby="first-steps">
      <CardHeader
        id="first-steps"
        title="Three steps to your first chart"
        actions={
          <ButtonLink href="/playground" size="sm">
            Or draw one in the playground
          </ButtonLink>
        }
      />
      <ol className="grid lg:grid-cols-[1fr_2fr_1fr]">
        <Step number={1} title="Create a key" done={hasKey}>
          <p>{hasKey ? 'Done. The key is on the Keys page.' : create}</p>
        </Step>
        <Step number={2} title="Run this line">
          <p>In a terminal, with your key in GRAHA_API_KEY.</p>
          <CodeCard title="curl" code={curl} label="curl" language="shell" />
          <output className="flex items-center gap-2 text-small">
            <Shape shape="ring" className="animate-live text-brass" />
            Waiting for the first call
          </output>
        </Step>
        <Step number={3} title="See it here">
          <p>This page shows the call within two seconds, and what it cost: 1 credit.</p>
        </Step>
      </ol>
    </Card>
  );
}

type StepProps = {
  number: number;
  title: string;
  done?: boolean;
  children: ReactNode;
};

function Step({ number, title, done = false, children }: StepProps) {
  return (
    <li className="grid min-w-0 content-start gap-3 border-line p-4 text-text-2 not-first:border-t sm:p-5 lg:not-first:border-t-0 lg:not-first:border-l">
      <h3 className="flex items-center gap-2 text-base text-text">
        <span className="font-mono text-small text-text-3">{number}</span>
        {title}
        {done ? <Shape shape="dot" className="text-ok" /> : null}
      </h3>
      {children}
    </li>
  );
}
