'use client';

import { zodiacStrip } from '@graha/drawing/zodiac-strip';
import { Strip } from './strip.tsx';

/** The belt with a needle at 0°. */
export function NowherePicture() {
  const picture = zodiacStrip([], { id: 'nowhere', title: 'The zodiac belt, with a needle at 0°', needleDeg: 0 });
  return <Strip picture={picture} keep="right" />;
}
