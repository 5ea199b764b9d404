'use client';

import type { ReactNode } from 'react';
import type { SvgElement } from '@graha/drawing/element';
import { cn } from '@graha/ui/cn.ts';
import { Picture } from '@graha/ui/picture.tsx';
import { ScrollRegion } from '@graha/ui/table.tsx';
import { PictureActions } from './picture-actions.tsx';

export type PictureFrameProps = {
  picture: SvgElement;
  fileName: string;
  /** What else can be chosen for this picture. */
  controls?: ReactNode;
  /** `wide` pictures scroll in their own region on a phone, so that their letters stay readable. */
  look: 'card' | 'grid' | 'wide';
  /** A name for the region that scrolls. */
  label: string;
};

const LOOKS = { card: 'max-w-105', grid: 'min-w-130 max-w-150', wide: 'min-w-205' } as const;

/** A picture with its choices above it and its files beside them. */
export function PictureFrame({ picture, fileName, controls, look, label }: PictureFrameProps) {
  return (
    <div className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div className="flex flex-wrap gap-2">{controls}</div>
        <PictureActions picture={picture} fileName={fileName} />
      </div>
      {look === 'card' ? (
        <div className={cn('w-full', LOOKS[look])}>
          <Picture picture={picture} />
        </div>
      ) : (
        <ScrollRegion label={label}>
          <Picture picture={picture} className={LOOKS[look]} />
        </ScrollRegion>
      )}
    </div>
  );
}
