'use client';

import type { SvgElement } from '@graha/drawing/element';
import type { KeyboardEvent, MouseEvent } from 'react';
import { cn } from '@graha/ui/cn.ts';
import { Picture } from '@graha/ui/picture.tsx';

export type PointedPictureProps = {
  picture: SvgElement;
  /** What it is, and which keys move in it. */
  label: string;
  /** The nearest element that was clicked. */
  onPoint: (target: Element) => void;
  /** True: the key meant something here. */
  onKey: (key: string) => boolean;
  className?: string;
  pictureClassName?: string;
};

/** A picture with selectable parts: one stop for Tab, arrow keys move between its parts. */
export function PointedPicture({ picture, label, onPoint, onKey, className, pictureClassName }: PointedPictureProps) {
  const click = ({ target }: MouseEvent) => {
    if (target instanceof Element) onPoint(target);
  };
  const press = (event: KeyboardEvent) => {
    if (!event.metaKey && !event.ctrlKey && onKey(event.key)) event.preventDefault();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The platform has no control that is a drawing.
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
