'use client';

import NextLink from 'next/link';
import { useState, type ComponentProps } from 'react';

export type LinkProps = Omit<ComponentProps<typeof NextLink>, 'prefetch'>;

/**
 * Fetches its page ahead when the pointer or the focus comes to it. Next fetches ahead for each link in sight: the page of the docs
 * asked for sixty pages that nobody opened.
 */
export function Link({ onPointerEnter, onFocus, ...rest }: LinkProps) {
  const [isNear, setIsNear] = useState(false);
  return (
    <NextLink
      {...rest}
      prefetch={isNear ? null : false}
      onPointerEnter={(event) => {
        setIsNear(true);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        setIsNear(true);
        onFocus?.(event);
      }}
    />
  );
}
