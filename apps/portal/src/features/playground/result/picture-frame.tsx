'use client';

import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import type { SvgElement } from '@graha/drawing/element';
import { cn } from '@graha/ui/cn.ts';
import { Picture } from '@graha/ui/picture.tsx';
import { ScrollRegion } from '@graha/ui/table.tsx';
import { Download } from '@graha/ui/icons/actions.tsx';
import { Button } from '@graha/ui/button.tsx';
import { savePng, saveSvg } from './download.ts';

export type PictureLook = 'card' | 'grid' | 'wide';

export type PictureFrameProps = {
  picture: SvgElement;
  fileName: string;
  /** Other choices for this picture. */
  controls?: ReactNode;
  /** `wide` pictures scroll in their own region on a phone, so that their letters stay readable. */
  look: PictureLook;
  /** A name for the region that scrolls. */
  label: string;
};

const LOOKS: Readonly<Record<PictureLook, string>> = {
  card: 'max-w-105',
  grid: 'min-w-130 max-w-150',
  wide: 'min-w-205',
};

/** A picture with its choices and its downloads. */
export function PictureFrame({ picture, fileName, controls, look, label }: PictureFrameProps) {
  return (
    <div className="grid min-w-0 gap-4">
      <div data-screen className="flex flex-wrap items-center justify-between gap-2">
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

export type PointedPictureProps = {
  picture: SvgElement;
  /** The name of the picture and its keys. */
  label: string;
  /** Called with the nearest element that was clicked. */
  onPoint: (target: Element) => void;
  /** Returns true if the picture uses the key. */
  onKey: (key: string) => boolean;
  className?: string;
  pictureClassName?: string;
};

/** A picture with selectable parts: one tab stop; arrow keys move between the parts. */
export function PointedPicture({ picture, label, onPoint, onKey, className, pictureClassName }: PointedPictureProps) {
  const click = ({ target }: MouseEvent) => {
    if (target instanceof Element) onPoint(target);
  };
  const press = (event: KeyboardEvent) => {
    if (!event.metaKey && !event.ctrlKey && onKey(event.key)) event.preventDefault();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The platform has no control for a drawing.
    <section
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Its parts are reached by the arrow keys.
      tabIndex={0}
      aria-label={label}
      onClick={click}
      onKeyDown={press}
      className={cn('min-w-0 rounded-card outline-offset-4', className)}
    >
      <Picture picture={picture} {...(pictureClassName ? { className: pictureClassName } : {})} />
    </section>
  );
}
