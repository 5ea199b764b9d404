import type { SvgElement } from '@graha/drawing/element';
import { Picture } from '@graha/ui/picture.tsx';

type StripProps = { picture: SvgElement; keep?: 'middle' | 'right' };

/** A phone shows a part of the drawing; a very wide screen shows all of it, with night on both sides. */
export function Strip({ picture, keep = 'middle' }: StripProps) {
  const preserveAspectRatio = keep === 'middle' ? 'xMidYMid slice' : 'xMaxYMid slice';
  return (
    <Picture
      picture={{ ...picture, attributes: { ...picture.attributes, preserveAspectRatio } }}
      className="mx-auto h-57.5! max-w-440! sm:h-62.5! 2xl:h-auto!"
    />
  );
}
