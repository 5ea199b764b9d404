import type { ListedOperation } from '@graha/catalog/list-operations';
import type { PictureStyle, ShownChart } from '@graha/catalog/picture';
import type { SvgElement } from '@graha/drawing/element';
import { northIndian } from '@graha/drawing/north-indian';
import { southIndian } from '@graha/drawing/south-indian';
import { wheel } from '@graha/drawing/wheel';
import { Card } from '@graha/ui/card.tsx';
import { Picture } from '@graha/ui/picture.tsx';

/** The example drawn as the API draws it by itself; here in the colours of the page. */
export function ExamplePicture({ operation, answer }: { operation: ListedOperation; answer: unknown }) {
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
