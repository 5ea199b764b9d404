import Link from 'next/link';
import { StatStrip } from '@graha/ui/stat-strip.tsx';
import { LANDING_MEASURES } from '../accuracy/landing-measures.ts';
import { MEASURED_COPY } from './copy.ts';
import { ACCURACY_PAGE } from './nav.ts';
import { Section } from './section.tsx';

export function Measured() {
  return (
    <Section title={MEASURED_COPY.title} lead={MEASURED_COPY.lead}>
      <StatStrip label={MEASURED_COPY.title} stats={LANDING_MEASURES} />
      <p className="mt-3 text-small">
        <Link href={ACCURACY_PAGE.href} className="link">
          {MEASURED_COPY.link}
        </Link>
      </p>
    </Section>
  );
}
