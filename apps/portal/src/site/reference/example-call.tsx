import type { ListedOperation } from '@graha/catalog/list-operations';
import { PICTURE_THEMES, type PictureStyle } from '@graha/catalog/picture';
import { EXAMPLE_ANSWERS } from '../../generated/example-answers.ts';
import { Card } from '@graha/ui/card.tsx';
import { CodeTabs } from '@graha/ui/code-tabs.tsx';
import { Code, CodeCard } from '@graha/ui/code.tsx';
import { InlineCode } from '../docs/article.tsx';
import { jsonExcerpt } from '../docs/json-excerpt.ts';
import { snippetsOf } from '../../shared/snippets.ts';
import { shownApiUrl } from '../../server/call-api.ts';
import { ExamplePicture } from './example-picture.tsx';
import { creditWords } from './operations.ts';

const SVG = 'image/svg+xml';

/** The catalogue's own example: accepted as it stands. */
export function ExampleRequest({ operation }: { operation: ListedOperation }) {
  const snippets = snippetsOf({ url: `${shownApiUrl()}${operation.path}`, body: operation.example });
  const samples = snippets.map(({ value, label, code, language }) => ({
    value,
    label,
    code,
    content: <Code code={code} language={language} label={`Request in ${label}`} />,
  }));
  return (
    <Card aria-label="Example request" className="overflow-hidden text-base text-text">
      <CodeTabs label="Language" samples={samples} />
    </Card>
  );
}

export function ExampleResponse({ operation }: { operation: ListedOperation }) {
  const answer = EXAMPLE_ANSWERS[operation.operationId];
  return (
    <>
      <p>The answer to the request above, with long lists shortened to their first row.</p>
      <CodeCard
        title="200"
        label="Example response, shortened"
        language="json"
        code={jsonExcerpt(answer)}
        aside={<span className="font-mono text-micro text-text-3">{creditWords(operation.credits)}</span>}
      />
      {operation.picture ? (
        <>
          <p>
            The same chart as SVG, at the same price, when the request accepts <InlineCode>{SVG}</InlineCode>:{' '}
            <InlineCode>{pictureAccept(operation.picture.style)}</InlineCode>
          </p>
          <ExamplePicture operation={operation} answer={answer} />
        </>
      ) : null}
    </>
  );
}

const pictureAccept = (style: PictureStyle): string => `Accept: ${SVG}; style=${style}; theme=${PICTURE_THEMES[0]}`;
