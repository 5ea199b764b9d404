'use client';

import type { SvgElement } from '@graha/drawing/element';
import { Download } from 'lucide-react';
import { Button } from '@graha/ui/button.tsx';
import { savePng, saveSvg } from './download.ts';

/** The picture as a file. */
export function PictureActions({ picture, fileName }: { picture: SvgElement; fileName: string }) {
  return (
    <div className="flex gap-2">
      <Button size="sm" icon={<Download aria-hidden="true" />} onClick={() => saveSvg(picture, fileName)}>
        SVG
      </Button>
      <Button size="sm" onClick={() => savePng(picture, fileName)}>
        PNG
      </Button>
    </div>
  );
}
