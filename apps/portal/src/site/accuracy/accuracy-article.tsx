import { DIFFERENCES } from '@graha/catalog/accuracy/differences';
import type { Difference } from '@graha/catalog/accuracy/differences/difference';
import { MEASURED } from '@graha/catalog/accuracy/measured';
import { Card, CardHeader } from '@graha/ui/card.tsx';
import { Article, ArticleSection } from '../docs/article.tsx';
import { Inline } from '../docs/written-article.tsx';
import { AccuracyTable } from './accuracy-table.tsx';
import { count } from '@graha/domain/core/format';

const casesCompared = MEASURED.rows.reduce((sum, row) => sum + row.cases, 0);

export const ACCURACY_LEAD = `${count(casesCompared)} numbers, compared with those of others in ${MEASURED.rows.length} groups. The worst of each stands here.`;

const MEASURES = { id: 'measured', title: 'Measured' };
const DIFFERS = { id: 'differences', title: 'Where we differ on purpose' };

/** Rows compared with Swiss Ephemeris, or computed in another way from the same ephemeris: for them the last digit counts. */
const isOfEphemeris = ({ source }: { source: string }): boolean => /swe|Swiss|same ephemeris/.test(source);
const GROUPS = [
  { id: 'published', title: 'Against what others publish', rows: MEASURED.rows.filter((row) => !isOfEphemeris(row)) },
  { id: 'ephemeris', title: 'Against Swiss Ephemeris and by other sums', rows: MEASURED.rows.filter(isOfEphemeris) },
] as const;

export function AccuracyArticle() {
  return (
    <Article
      title="Accuracy"
      lead={ACCURACY_LEAD}
      sections={[MEASURES, DIFFERS]}
      next={{ label: 'Promises', href: '/docs/promises' }}
    >
      <ArticleSection {...MEASURES}>
        <p>
          {`Positions by ${MEASURED.engine}: for these years polynomials fitted to the library, within 0.001″ of it; the library itself for all others. The table is written by npm run verify:accuracy, and a test fails when it is not what the code measures, or when one line is beyond its tolerance.`}{' '}
          The bar is the tolerance, the needle the worst case found.
        </p>
        {GROUPS.map((group) => (
          <AccuracyTable key={group.id} {...group} />
        ))}
      </ArticleSection>
      <ArticleSection {...DIFFERS}>
        <p>
          Traditions disagree, and so do programs. Where an answer of ours is not that of another service, this is why;
          most are settings.
        </p>
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
  const parts = [
    { name: 'Theirs', text: row.theirs },
    { name: 'Ours', text: row.ours },
    { name: 'Why', text: row.why },
  ];
  return (
    <li className="px-4 py-3.5 sm:px-5">
      <p className="font-medium">
        {row.topic} <span className="font-normal text-text-3">{row.source}</span>
      </p>
      <dl className="mt-1.5 grid gap-x-4 gap-y-1 text-small sm:grid-cols-[3.5rem_1fr]">
        {parts.map(({ name, text }) => (
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
