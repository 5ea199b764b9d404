'use client';

import NextLink from 'next/link';
import { useState, type ComponentProps } from 'react';

export type LinkProps = Omit<ComponentProps<typeof NextLink>, 'prefetch'>;

/**
 * Prefetches its page when the pointer or the focus reaches it. Next prefetches each visible link: the page of the docs requested
 * sixty pages that nobody opened.
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
