import { languageIn } from '@graha/catalog/languages/languages';
import { LANGUAGE_CODES } from '@graha/catalog/languages/codes';
import { costOf } from '@graha/catalog/operation/price';
import { CodeCard } from '@graha/ui/code.tsx';
import { Link } from '@graha/ui/link.tsx';
import { OWN_OPERATIONS } from '../../../shared/operations.ts';
import { referencePath } from '../../reference/operations.ts';
import { Article, ArticleSection, InlineCode } from '../article.tsx';
import { type Sample, samplePath, samples } from './samples.ts';

const KINDS = OWN_OPERATIONS.filter(({ paper }) => paper);
const sectionIdOf = (operation: string): string => operation.replace('reports/', '');

export const REPORTS_COPY = {
  title: 'Reports as PDF',
  lead: `${KINDS.length} kinds of reports to print or sell, in ${LANGUAGE_CODES.length} languages, with your name, logo and colours and without ours. Each sample is the answer to the example of its reference page.`,
  sections: [{ id: 'ask', title: 'Ask for one' }, ...KINDS.map(({ id, title }) => ({ id: sectionIdOf(id), title }))],
} as const;

const REQUEST = [
  'curl "$GRAHA_API_URL/api/v1/reports/panchang-month" \\',
  '  -H "x-api-key: $GRAHA_API_KEY" -H "content-type: application/json" \\',
  '  -H "accept: application/pdf" -o calendar.pdf \\',
  '  -d \'{"year": 2026, "month": 11, "latitude": 18.5204, "longitude": 73.8567, "timezone": "Asia/Kolkata",',
  '       "place_name": "Pune", "brand": {"name": "Kamala Jyotish"}, "settings": {"language": "hi"}}\'',
].join('\n');

export async function ReportsArticle() {
  const printed = await samples();
  return (
    <Article {...REPORTS_COPY} next={{ label: 'Credits and limits', href: '/docs/credits' }}>
      <ArticleSection id="ask" title="Ask for one">
        <p>
          <InlineCode>accept: application/pdf</InlineCode> gives the PDF: text that can be selected and searched, tags
          for screen readers, an outline, A4 or Letter. The same request gives the same bytes. JSON, the default, gives
          the same texts, tables and pictures as data, for pages of your own. A report costs what the operations that it
          is made of cost together.
        </p>
        <p>
          A birth chart with <InlineCode>length: full</InlineCode> has some thirty pages: every divisional chart up to
          D60, the running great period to three levels, sade sati, the transits and the annual chart of a year, and
          what the books say, each sentence with its rule and source. These texts are in English in every language, and
          the report says so.
        </p>
        <CodeCard title="Terminal" label="Ask for a wall calendar" code={REQUEST} language="shell" />
      </ArticleSection>
      {KINDS.map((kind) => (
        <ArticleSection key={kind.id} id={sectionIdOf(kind.id)} title={kind.title}>
          <p>
            {`${kind.summary} The sample costs ${costOf(kind, kind.input.parse(kind.example))} credits. `}
            <Link href={referencePath(kind.id)} className="link">
              Request and answer
            </Link>
          </p>
          <ul className="grid grid-cols-3 gap-3 sm:gap-4">
            {printed
              .filter(({ operation }) => operation === kind.id)
              .map((sample) => (
                <SampleCard key={sample.name} {...sample} kind={kind.title} />
              ))}
          </ul>
        </ArticleSection>
      ))}
    </Article>
  );
}

const nameOf = (language: Sample['language']): string => (language === 'en' ? 'English' : languageIn(language).autonym);

function SampleCard({ kind, ...sample }: Sample & { kind: string }) {
  const { language, form, pages, pdfBytes, widthPt, heightPt } = sample;
  return (
    <li>
      <a href={samplePath(sample, 'pdf')} className="block" type="application/pdf">
        <img
          src={samplePath(sample, 'svg')}
          width={widthPt}
          height={heightPt}
          alt={`First page: ${kind}`}
          loading="lazy"
          className="h-auto w-full border border-line bg-white"
        />
        <span className="mt-2 block font-medium text-accent" lang={language}>
          {nameOf(language)}
          {form === null ? '' : `, ${form}`}
        </span>
        <span className="block text-small text-text-2">{`PDF, ${pages} pages, ${Math.ceil(pdfBytes / 1000)} kB`}</span>
      </a>
    </li>
  );
}
