import type { JsonSchema } from '../wire/json-schema.ts';
import { refTo, type Schemas } from './openapi-schemas.ts';
import { PICTURE_SIZE_PX, PICTURE_THEMES, PNG_SIZE_PX } from '../pictures/picture.ts';
import { type PictureChoices, PICTURE_STYLES } from '../pictures/style.ts';
import { pngRateWeight } from '../operation/rate-weight.ts';

const ONLY_PICTURES = 'Only where the request accepts a picture.';

const PARAMETERS: Readonly<Record<'style' | 'size' | 'theme', { description: string; schema: JsonSchema }>> = {
  style: { description: `How the chart is drawn. ${ONLY_PICTURES}`, schema: { type: 'string', enum: [...PICTURE_STYLES] } },
  size: {
    description: `The longer side of the picture, pixels. ${ONLY_PICTURES}`,
    schema: { type: 'integer', minimum: PICTURE_SIZE_PX.min, maximum: PICTURE_SIZE_PX.max },
  },
  theme: { description: `Colours of the picture. ${ONLY_PICTURES}`, schema: { type: 'string', enum: [...PICTURE_THEMES], default: PICTURE_THEMES[0] } },
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
  'The answer as a picture, at the same price. `style`, `size` and `theme` of the address choose its form.';

/** The media types of a picture. */
export function pictureResponses(schemas: Schemas): Record<string, object> {
  schemas['Picture'] ??= { type: 'string', description: `${SHARED} A file of its own, which loads nothing.` };
  schemas['PicturePng'] ??= {
    type: 'string',
    contentMediaType: 'image/png',
    description: `${SHARED} With ${PNG_SIZE_PX} pixels, its size where none is named, it counts as ${pngRateWeight(PNG_SIZE_PX)} toward the rate limit, with others by their area.`,
  };
  return { 'image/svg+xml': { schema: refTo('Picture') }, 'image/png': { schema: refTo('PicturePng') } };
}
