import type { SvgElement, SvgNode } from '@graha/drawing/element';
import { createElement, type ReactNode } from 'react';
import { cn } from './cn.ts';

/** Renders a drawing as elements: no markup is ever set from a string. */
export function Picture({ picture, className }: { picture: SvgElement; className?: string }) {
  return createElement(
    'svg',
    { ...propsOf(picture), className: cn('block h-auto w-full max-w-full', className) },
    ...picture.children.map(toNode),
  );
}

const toNode = (node: SvgNode): ReactNode =>
  typeof node === 'string' ? node : createElement(node.tag, propsOf(node), ...node.children.map(toNode));

/** Renames attributes for React, which names `stroke-width` `strokeWidth`; names with `data-` and `aria-` are unchanged. */
function propsOf({ attributes }: SvgElement): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      /^(data|aria)-/.test(name) ? name : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}
