import type { ListedOperation } from '@graha/catalog/list/list-operations';
import { drawPicture, PNG_SIZE_PX } from '@graha/catalog/pictures/picture';
import { PICTURE_STYLES } from '@graha/catalog/pictures/style';
import type { CallToolResult } from '@modelcontextprotocol/server';
import { PNG_TYPE } from '../call/representation.ts';

type Drawn = { operation: ListedOperation; input: unknown; answer: unknown };

/**
 * The picture of an answer as PNG, which every model can read.
 * @param answer the full answer, as sent to clients
 */
export async function pictureContent(
  { operation, input, answer }: Drawn,
  toPng: (svg: string) => Promise<Buffer>,
): Promise<CallToolResult['content']> {
  const { picture, output, id, aliasOf } = operation;
  if (picture === undefined) return [];
  const shown = { answer: output.parse(answer), input };
  const form = { style: picture.style ?? PICTURE_STYLES[0], theme: 'light', sizePx: PNG_SIZE_PX } as const;
  const svg = drawPicture(aliasOf ?? id, shown, form);
  if (svg === null) return [];
  return [pngContent(await toPng(svg))];
}

export const pngContent = (png: Buffer): CallToolResult['content'][number] => ({
  type: 'image',
  data: png.toString('base64'),
  mimeType: PNG_TYPE,
});
