import { languageIn } from '@graha/catalog/languages/languages';
import { LANGUAGE_CODES } from '@graha/catalog/languages/codes';
import { costOf } from '@graha/catalog/operation/price';
import { CodeCard } from '@graha/ui/code.tsx';
import { Link } from '@graha/ui/link.tsx';
import { OWN_OPERATIONS } from '../../../shared/operations.ts';
import { shownAddresses } from '../../../server/call-api.ts';
import { withAddresses } from '../addresses.ts';
import { referencePath } from '../../reference/operations.ts';
import { Article, ArticleSection, InlineCode } from '../article.tsx';
import { type Sample, samplePath, samples } from './samples.ts';

const KINDS = OWN_OPERATIONS.filter(({ paper }) => paper);
const sectionIdOf = (operation: string): string => operation.replace('reports/', '');

export const REPORTS_COPY = {
  title: 'Reports as PDF',
  lead: `${KINDS.length} kinds of reports to print or sell, in ${LANGUAGE_CODES.length} languages, with your name, logo and colours and without ours. Each sample is the answer to the example of its reference page.`,
  sections: [
    { id: 'ask', title: 'Ask for one' },
    { id: 'brand', title: 'Your brand' },
    ...KINDS.map(({ id, title }) => ({ id: sectionIdOf(id), title })),
  ],
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
        <CodeCard
          title="Terminal"
          label="Ask for a wall calendar"
          code={withAddresses(REQUEST, shownAddresses())}
          language="shell"
        />
      </ArticleSection>
      <ArticleSection id="brand" title="Your brand">
        <p>
          Name, logo, two colours, footer and contact are set once, in the portal under{' '}
          <Link href="/settings/brand" className="link">
            Settings, Brand of reports
          </Link>
          , with a preview of the first page. Every key of the workspace then prints them, test keys and publishable
          keys too. <InlineCode>GET</InlineCode> and <InlineCode>PUT /api/v1/account/report-brand</InlineCode> read and
          set the same brand.
        </p>
        <p>
          A <InlineCode>brand</InlineCode> in a request takes its place as a whole, so that nothing of two sellers is
          mixed: a member that it lacks is not printed, and <InlineCode>{'"brand": {}'}</InlineCode> prints none. The
          data of a report as JSON has no brand. A retry under the same <InlineCode>Idempotency-Key</InlineCode> prints
          the brand of the first call, also after a change.
        </p>
        <p>
          A logo is a PNG or an SVG of at most 200 kB. An SVG may have shapes and gradients; scripts, style sheets,
          texts and references to other files are refused, so convert texts to paths. Names and lines may have letters
          of Latin, Cyrillic and the Indian scripts. We are named only in the metadata of the file.
        </p>
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
