'use client';

import type { SvgElement } from '@graha/drawing/element';
import { Download } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { PLAYGROUND_TEXT } from '../text.ts';
import { savePng, saveSvg } from './download.ts';

const { download: TEXT } = PLAYGROUND_TEXT.result;

/** The picture as a file. */
export function PictureActions({ picture, fileName }: { picture: SvgElement; fileName: string }) {
  return (
    <div className="flex gap-2">
      <Button size="sm" icon={<Download aria-hidden="true" />} onClick={() => saveSvg(picture, fileName)}>
        {TEXT.svg}
      </Button>
      <Button size="sm" onClick={() => savePng(picture, fileName)}>
        {TEXT.png}
      </Button>
    </div>
  );
}
