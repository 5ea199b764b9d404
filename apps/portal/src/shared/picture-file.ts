import { el, elementsOf, type SvgElement } from '@graha/drawing/element';
import { toSvg } from '@graha/drawing/to-svg';

/** The element of a file that pages use. */
const ID = 'picture';

/** Title and description, which a screen reader looks for in the page. */
const isWords = (node: SvgElement['children'][number]): boolean =>
  typeof node !== 'string' && (node.tag === 'title' || node.tag === 'desc');

/** A picture that paints with a pattern of its own needs it in the same document. */
const hasPattern = (picture: SvgElement): boolean =>
  [...elementsOf(picture)].some(({ attributes }) =>
    Object.values(attributes).some((value) => String(value).includes('url(#')),
  );

/**
 * Returns a picture with its title and description, and a reference to its file in place of its thousand elements. Colours and
 * letters are those of the page, in both themes, because a used element inherits them.
 */
export const asFile = (picture: SvgElement, path: string): SvgElement =>
  hasPattern(picture)
    ? picture
    : { ...picture, children: [...picture.children.filter(isWords), el('use', { href: `${path}#${ID}` })] };

/** Returns the file of a picture. Its colours and fonts are variables, which have values on the page that uses it. */
export const pictureFile = ({ attributes: { viewBox = '' }, children }: SvgElement): string =>
  toSvg(
    el(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', viewBox },
      el('g', { id: ID }, ...children.filter((child) => !isWords(child))),
    ),
  );
