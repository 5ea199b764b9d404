import { DIFFERENCES } from '@graha/catalog/accuracy/differences';
import type { Difference } from '@graha/catalog/accuracy/differences/difference';
import { MEASURED } from '@graha/catalog/accuracy/measured';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Article, ArticleSection } from '../docs/article.tsx';
import { Inline } from '../docs/written-article.tsx';
import { AccuracyTable } from './accuracy-table.tsx';
import { ACCURACY } from './text.ts';

const [MEASURES, DIFFERS] = ACCURACY.sections;

/** Sums of others on the same sky, or the sky itself: there the last digit counts. */
const isOfEphemeris = ({ source }: { source: string }): boolean => /swe|Swiss|same ephemeris/.test(source);
const GROUPS = [
  { id: 'published', title: ACCURACY.groups.published, rows: MEASURED.rows.filter((row) => !isOfEphemeris(row)) },
  { id: 'ephemeris', title: ACCURACY.groups.ephemeris, rows: MEASURED.rows.filter(isOfEphemeris) },
] as const;

export function AccuracyArticle() {
  return (
    <Article {...ACCURACY}>
      <ArticleSection {...MEASURES}>
        <p>
          {ACCURACY.engine} {ACCURACY.bar}
        </p>
        {GROUPS.map((group) => (
          <AccuracyTable key={group.id} {...group} />
        ))}
      </ArticleSection>
      <ArticleSection {...DIFFERS}>
        <p>{ACCURACY.differencesLead}</p>
        {DIFFERENCES.map(({ title, rows }) => (
          <Card key={title} aria-label={title} className="text-base text-text">
            <CardHeader level={3} title={title} />
            <ul className="divide-y divide-line">
              {rows.map((row) => (
                <DifferenceRow key={row.topic + row.source} row={row} />
              ))}
            </ul>
          </Card>
        ))}
      </ArticleSection>
    </Article>
  );
}

function DifferenceRow({ row }: { row: Difference }) {
  const told = [
    { name: ACCURACY.theirs, text: row.theirs },
    { name: ACCURACY.ours, text: row.ours },
    { name: ACCURACY.why, text: row.why },
  ];
  return (
    <li className="px-4 py-3.5 sm:px-5">
      <p className="font-medium">
        {row.topic} <span className="font-normal text-text-3">{row.source}</span>
      </p>
      <dl className="mt-1.5 grid gap-x-4 gap-y-1 text-small sm:grid-cols-[3.5rem_1fr]">
        {told.map(({ name, text }) => (
          <div key={name} className="contents">
            <dt className="text-text-3">{name}</dt>
            <dd className="text-text-2 max-sm:mb-1">
              <Inline text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
