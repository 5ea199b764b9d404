import type { JsonSchema } from '../../wire/json-schema.ts';
import { refTo, type Schemas } from '../schema/openapi-schemas.ts';
import { PICTURE_SIZE_PX, PICTURE_TEXTS, PICTURE_THEMES, PNG_SIZE_PX } from '../../pictures/picture.ts';
import { type PictureChoices, PICTURE_STYLES } from '../../pictures/style.ts';
import { pngRateWeight } from '../../operation/rate-weight.ts';

const ONLY_PICTURES = 'Used only if the request accepts a picture.';

const PARAMETERS: Readonly<Record<'style' | 'size' | 'theme' | 'text', { description: string; schema: JsonSchema }>> = {
  style: { description: `Style of the drawing. ${ONLY_PICTURES}`, schema: { type: 'string', enum: [...PICTURE_STYLES] } },
  size: {
    description: `The longer side of the picture, pixels. ${ONLY_PICTURES}`,
    schema: { type: 'integer', minimum: PICTURE_SIZE_PX.min, maximum: PICTURE_SIZE_PX.max },
  },
  theme: { description: `Colours of the picture. ${ONLY_PICTURES}`, schema: { type: 'string', enum: [...PICTURE_THEMES], default: PICTURE_THEMES[0] } },
  text: {
    description: 'Texts of an SVG: outlines, which need no font, or live text, which can be selected. Default: outlines for languages in Indian scripts, live text for others. A PNG needs no font either way.',
    schema: { type: 'string', enum: [...PICTURE_TEXTS] },
  },
}; // prettier-ignore

const keyOf = (name: string): string => `picture_${name}`;

/** Query parameters of a picture; the components have each of them once. */
export function pictureParameters({ styles }: PictureChoices, parameters: Record<string, object>): object[] {
  return Object.entries(PARAMETERS)
    .filter(([name]) => name !== 'style' || styles.length > 0)
    .map(([name, parameter]) => {
      parameters[keyOf(name)] ??= { name, in: 'query', required: false, ...parameter };
      return { $ref: `#/components/parameters/${keyOf(name)}` };
    });
}

const SHARED =
  'The answer as a picture, at the same price. The query parameters `style`, `size`, `theme` and `text` choose its form.';

/** The media types of a picture. */
export function pictureResponses(schemas: Schemas): Record<string, object> {
  schemas['Picture'] ??= { type: 'string', description: `${SHARED} A self-contained file, which loads nothing.` };
  schemas['PicturePng'] ??= {
    type: 'string',
    contentMediaType: 'image/png',
    description: `${SHARED} At ${PNG_SIZE_PX} pixels, the default size, it counts as ${pngRateWeight(PNG_SIZE_PX)} toward the rate limit; at other sizes, by area.`,
  };
  return { 'image/svg+xml': { schema: refTo('Picture') }, 'image/png': { schema: refTo('PicturePng') } };
}
