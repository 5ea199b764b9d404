import { Link } from '@graha/ui/link.tsx';
import type { SvgElement } from '@graha/drawing/element';
import { Card, CardHeader } from '@graha/ui/card.tsx';
import { Picture } from '@graha/ui/picture.tsx';
import { ScrollRegion } from '@graha/ui/table.tsx';
import { playgroundPath } from '../../shared/paths.ts';
import { DRAWN, SWITCH } from './copy.ts';
import { Section } from './section.tsx';

export type Drawn = {
  operation: string;
  title: string;
  /** Describes the birth or the moment of the picture. */
  detail: string;
  picture: SvgElement;
  /** Pictures along a time axis scroll in their own region on a phone. */
  isWide: boolean;
};

/** Three answers as pictures. Each links to its own form. */
export function DrawnAnswers({ answers }: { answers: readonly Drawn[] }) {
  return (
    <Section title={DRAWN.title} lead={DRAWN.lead}>
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
        {answers.map((answer) => (
          <DrawnCard key={answer.operation} {...answer} />
        ))}
      </div>
    </Section>
  );
}

function DrawnCard({ operation, title, detail, picture, isWide }: Drawn) {
  return (
    <Card
      aria-label={title}
      className={isWide ? 'min-w-0 overflow-hidden' : 'overflow-hidden lg:col-start-2 lg:row-span-2 lg:row-start-1'}
    >
      <CardHeader
        title={title}
        detail={<span className="mt-px block font-mono text-micro text-text-3">{detail}</span>}
        actions={
          <Link href={playgroundPath(operation)} className="link text-small">
            {DRAWN.open}
            <span className="sr-only">: {title}</span>
          </Link>
        }
      />
      <div className="p-4 sm:p-5">
        {isWide ? (
          <ScrollRegion label={title}>
            <Picture picture={picture} className="min-w-205" />
          </ScrollRegion>
        ) : (
          <Picture picture={picture} className="mx-auto max-w-105" />
        )}
      </div>
    </Card>
  );
}

/** Section for users of another API. */
export function SwitchStory() {
  return (
    <Section title={SWITCH.title} lead={SWITCH.lead}>
      <p className="-mt-2 text-small">
        <Link href="/docs/guides/switching" className="link">
          {SWITCH.link}
        </Link>
      </p>
    </Section>
  );
}
