import type { ReactNode } from 'react';
import { Shape } from '../../ui/badge.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { CodeCard } from '../../ui/code.tsx';
import { PLAYGROUND_PATH } from '../playground/path.ts';
import { OVERVIEW_TEXT } from './text.ts';

const { steps: TEXT } = OVERVIEW_TEXT;

/** What stands in place of the figures until there are some. */
export function FirstSteps({ curl, hasKey }: { curl: string; hasKey: boolean }) {
  return (
    <Card aria-labelledby="first-steps">
      <CardHeader
        id="first-steps"
        title={TEXT.title}
        actions={
          <ButtonLink href={PLAYGROUND_PATH} size="sm">
            {TEXT.playground}
          </ButtonLink>
        }
      />
      <ol className="grid lg:grid-cols-[1fr_2fr_1fr]">
        <Step number={1} title={TEXT.create} done={hasKey}>
          <p>{hasKey ? TEXT.createDone : TEXT.createBody}</p>
        </Step>
        <Step number={2} title={TEXT.run}>
          <p>{TEXT.runBody}</p>
          <CodeCard title="curl" code={curl} label="curl" language="shell" />
          <output className="flex items-center gap-2 text-small">
            <Shape shape="ring" className="animate-live text-brass" />
            {TEXT.waiting}
          </output>
        </Step>
        <Step number={3} title={TEXT.see}>
          <p>{TEXT.seeBody}</p>
        </Step>
      </ol>
    </Card>
  );
}

type StepProps = { number: number; title: string; done?: boolean; children: ReactNode };

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
