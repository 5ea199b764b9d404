import { priceText } from '@graha/catalog/price';
import type { ListedOperation } from '@graha/catalog/list-operations';
import { PICTURE_THEMES, type PictureStyle, type ShownChart } from '@graha/catalog/picture';
import { Card } from '@graha/ui/card.tsx';
import { CodeTabs } from '@graha/ui/tabs.tsx';
import { Code, CodeCard } from '@graha/ui/code.tsx';
import type { SvgElement } from '@graha/drawing/element';
import { northIndian } from '@graha/drawing/north-indian';
import { southIndian } from '@graha/drawing/south-indian';
import { wheel } from '@graha/drawing/wheel';
import { Picture } from '@graha/ui/picture.tsx';
import { EXAMPLE_ANSWERS } from '../../generated/example-answers.ts';
import { InlineCode } from '../docs/article.tsx';
import { jsonExcerpt } from '../docs/json-excerpt.ts';
import { snippetsOf } from '../../shared/snippets.ts';
import { shownApiUrl } from '../../server/call-api.ts';

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
        aside={<span className="font-mono text-micro text-text-3">{priceText(operation)}</span>}
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

/** The example drawn as the API draws it by itself; here in the colours of the page. */
function ExamplePicture({ operation, answer }: { operation: ListedOperation; answer: unknown }) {
  if (operation.picture === undefined) return null;
  const { style, chart } = operation.picture;
  const input = operation.input.parse(operation.example);
  return (
    <Card aria-label="Example drawn" className="px-4 py-5">
      <div className="mx-auto max-w-100">
        <Picture picture={DRAWN[style](chart(operation.output.parse(answer), input))} />
      </div>
    </Card>
  );
}

const DRAWN: Readonly<Record<PictureStyle, (shown: ShownChart) => SvgElement>> = {
  'north-indian': ({ title, square }) => northIndian(square, { id: 'example', title }),
  'south-indian': ({ title, lines, square }) =>
    southIndian(square, { id: 'example', title, centre: [title, ...lines] }),
  wheel: ({ title, round }) => wheel(round, { id: 'example', title, form: 'compact' }),
};
