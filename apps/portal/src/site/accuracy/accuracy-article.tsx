import { DIFFERENCES } from '@graha/catalog/accuracy/differences';
import { MEASURED } from '@graha/catalog/accuracy/measured';
import { Card, CardHeader } from '@graha/ui/card.tsx';
import { Article, ArticleSection } from '../docs/article.tsx';
import { AccuracyTable } from './accuracy-table.tsx';
import { DifferenceList } from './difference-list.tsx';
import { OmissionList } from './omission-list.tsx';
import { OMISSIONS } from './omissions.ts';
import { count } from '@graha/domain/core/format';

const casesCompared = MEASURED.rows.reduce((sum, row) => sum + row.cases, 0);

export const ACCURACY_LEAD = `${count(casesCompared)} numbers, compared with those of others in ${MEASURED.rows.length} groups. The page prints the worst of each.`;

const MEASURES = { id: 'measured', title: 'Measured' };
const DIFFERS = { id: 'differences', title: 'Where we differ on purpose' };
const OMITTED = { id: 'omitted', title: 'What we do not compute' };

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
      sections={[MEASURES, DIFFERS, OMITTED]}
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
            <DifferenceList
              rows={rows.map(({ topic, source, theirs, ours, why }) => ({ topic, source, theirs, ours, why }))}
            />
          </Card>
        ))}
      </ArticleSection>
      <ArticleSection {...OMITTED}>
        <p>
          A technique is computed here if its rule is known well enough to check an answer. People ask for these too,
          and we leave them out until their sources agree.
        </p>
        <Card aria-label="Techniques that are not computed" className="text-base text-text">
          <OmissionList rows={OMISSIONS} />
        </Card>
      </ArticleSection>
    </Article>
  );
}
