import Link from 'next/link';
import { Card } from '@graha/ui/card.tsx';
import { PROMISES } from './copy.ts';
import { PROMISES_PAGE } from './nav.ts';
import { Section } from './section.tsx';

export function Promises() {
  return (
    <Section title={PROMISES.title} lead={PROMISES.lead}>
      <Card aria-label={PROMISES.title}>
        <ul className="grid divide-line max-md:divide-y md:grid-cols-3 md:divide-x">
          {PROMISES.items.map((promise) => (
            <li key={promise.title} className="px-4 py-4.5 sm:px-5">
              <h3 className="text-[0.9375rem]/5.5">{promise.title}</h3>
              <p className="mt-1 text-small text-text-2">{promise.text}</p>
            </li>
          ))}
        </ul>
      </Card>
      <p className="mt-4 text-small text-text-2">
        <Link href={PROMISES_PAGE.href} className="link">
          {PROMISES.all}
        </Link>
      </p>
    </Section>
  );
}
