import type { ListedOperation } from '@graha/catalog/list-operations';
import { PICTURE_THEMES, type PictureStyle } from '@graha/catalog/picture';
import { Card } from '../../ui/card.tsx';
import { CodeTabs } from '../../ui/code-tabs.tsx';
import { Code, CodeCard } from '../../ui/code.tsx';
import { InlineCode } from '../docs/article.tsx';
import { jsonExcerpt } from '../docs/json-excerpt.ts';
import { snippetsOf } from '../docs/snippets.ts';
import { shownApiUrl } from '../landing/call-api.ts';
import { ExamplePicture } from './example-picture.tsx';
import { creditWords } from './operations.ts';
import { REFERENCE } from './text.ts';

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

export function ExampleResponse({ operation, answer }: { operation: ListedOperation; answer: unknown }) {
  if (answer === undefined) {
    return (
      <p>
        {REFERENCE.responseMissing}{' '}
        <a href={`${shownApiUrl()}/openapi.json`} className="link">
          /openapi.json
        </a>
        .
      </p>
    );
  }
  return (
    <>
      <p>{REFERENCE.responseShort}</p>
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
            {REFERENCE.pictureText} <InlineCode>{SVG}</InlineCode>:{' '}
            <InlineCode>{pictureAccept(operation.picture.style)}</InlineCode>
          </p>
          <ExamplePicture operation={operation} answer={answer} />
        </>
      ) : null}
    </>
  );
}

const pictureAccept = (style: PictureStyle): string => `Accept: ${SVG}; style=${style}; theme=${PICTURE_THEMES[0]}`;
