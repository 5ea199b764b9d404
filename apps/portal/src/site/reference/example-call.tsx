import { priceText } from '@graha/catalog/operation/price';
import type { ListedOperation } from '@graha/catalog/list/list-operations';
import { PICTURE_THEMES } from '@graha/catalog/pictures/picture';
import type { View } from '@graha/catalog/pictures/view';
import type { PictureChoices } from '@graha/catalog/pictures/style';
import { Card } from '@graha/ui/card.tsx';
import { CodeTabs } from '@graha/ui/tabs.tsx';
import { CodeCard } from '@graha/ui/code.tsx';
import { Picture } from '@graha/ui/picture.tsx';
import { EXAMPLE_ANSWERS } from '../../generated/example-answers.ts';
import { InlineCode } from '../docs/article.tsx';
import { jsonExcerpt } from '../docs/json-excerpt.ts';
import { asFile } from '../../shared/picture-file.ts';
import { exampleOf, examplePath } from './example-picture.ts';
import { shownSnippets } from '../../server/shown-snippets.ts';

const SVG = 'image/svg+xml';

/** The catalogue's own example, which the API accepts unchanged. */
export function ExampleRequest({ operation }: { operation: ListedOperation }) {
  const samples = shownSnippets(operation).map(({ value, label, code, language }) => ({
    value,
    label,
    code,
    language,
  }));
  return (
    <Card aria-label="Example request" className="overflow-hidden text-base text-text">
      <CodeTabs label="Language" regionPrefix="Request in" samples={samples} />
    </Card>
  );
}

export function ExampleResponse({ operation }: { operation: ListedOperation }) {
  const answer = EXAMPLE_ANSWERS[operation.operationId];
  return (
    <>
      {operation.picture ? (
        <div className="min-w-0">
          <ExamplePicture operation={operation} />
          <p className="mt-2 text-small text-text-3">
            By <InlineCode>{`Accept: ${SVG}`}</InlineCode> or <InlineCode>image/png</InlineCode>, at the same price:{' '}
            <InlineCode>{`${operation.path}${pictureQuery(operation.picture)}`}</InlineCode>
          </p>
        </div>
      ) : null}
      <p className="text-small text-text-3">
        By <InlineCode>Accept: text/markdown</InlineCode>, at the same price: a text for a language model, at most 4 kB.
      </p>
      <CodeCard
        title="200"
        label="Example response, shortened"
        language="json"
        code={jsonExcerpt(answer)}
        aside={<span className="font-mono text-micro text-text-3">{priceText(operation)}</span>}
      />
    </>
  );
}

const pictureQuery = ({ style }: PictureChoices): string =>
  `?${style === null ? '' : `style=${style}&`}size=600&theme=${PICTURE_THEMES[0]}`;

/**
 * The example as the API draws it, in the colours and letters of the page: a picture of thousands of elements is a file, whose
 * content takes both from the element that uses it.
 */
function ExamplePicture({ operation }: { operation: ListedOperation }) {
  const example = exampleOf(operation);
  if (example === null) return null;
  const { kind, picture } = example;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scrolling element must take focus to be scrolled by keys.
    <Card aria-label="Example drawn" tabIndex={0} className="overflow-x-auto px-4 py-5">
      <div
        className={
          WIDE.includes(kind)
            ? 'min-w-205'
            : CHAKRAS.includes(kind)
              ? 'mx-auto max-w-170 min-w-140'
              : kind === 'heat'
                ? 'min-w-130'
                : 'mx-auto max-w-100'
        }
      >
        <Picture picture={asFile(picture, examplePath(operation.id))} />
      </div>
    </Card>
  );
}

/** Kinds of pictures that scroll in a narrow card, so that their letters stay readable. */
const WIDE: readonly View['kind'][] = ['day', 'periods', 'vargas', 'windows', 'hits', 'houses', 'map'];
/** Kinds with the names of 28 stars. */
const CHAKRAS: readonly View['kind'][] = ['squares', 'fort'];
