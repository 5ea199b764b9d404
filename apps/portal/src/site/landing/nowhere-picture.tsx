'use client';

import { zodiacStrip } from '@graha/drawing/zodiac-strip';
import { Picture } from '@graha/ui/picture.tsx';

/** The belt with a needle at 0°. A phone shows its right end with the needle. */
export function NowherePicture() {
  const picture = zodiacStrip([], { id: 'nowhere', title: 'The zodiac belt, with a needle at 0°', needleDeg: 0 });
  return (
    <Picture
      picture={{ ...picture, attributes: { ...picture.attributes, preserveAspectRatio: 'xMaxYMid slice' } }}
      className="mx-auto h-57.5! max-w-440! sm:h-62.5! 2xl:h-auto!"
    />
  );
}
