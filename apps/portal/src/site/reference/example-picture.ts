import type { ListedOperation } from '@graha/catalog/list/list-operations';
import { drawView } from '@graha/catalog/pictures/draw';
import { PICTURE_STYLES } from '@graha/catalog/pictures/style';
import { askedOf, type View, whoseOf } from '@graha/catalog/pictures/view';
import { viewOf } from '@graha/catalog/pictures/views/views';
import type { SvgElement } from '@graha/drawing/element';
import { EXAMPLE_ANSWERS } from '../../generated/example-answers.ts';

type Example = { kind: View['kind']; picture: SvgElement };

const ID = 'example';

/** Returns the answer to the catalogue's example as a picture; null if it is not drawn. */
export function exampleOf({
  id,
  aliasOf,
  operationId,
  picture,
  input,
  example,
  output,
}: ListedOperation): Example | null {
  if (picture === undefined) return null;
  const asked = input.parse(example);
  const moment = askedOf(asked);
  const view = viewOf(aliasOf ?? id, output.parse(EXAMPLE_ANSWERS[operationId]), moment);
  if (view === null) return null;
  const drawn = drawView(view, {
    id: ID,
    whose: whoseOf(asked),
    style: picture.style ?? PICTURE_STYLES[0],
    form: 'compact',
    nowMs: moment.birthMs,
    birthMs: moment.birthMs,
  });
  return drawn && { kind: view.kind, picture: drawn };
}

/** Returns the address of the file with the drawn example of an operation. */
export const examplePath = (id: string): string => `/reference/pictures/${id}`;
