'use client';

import { createElement, useEffect, useRef } from 'react';
import { Card } from '@graha/ui/card.tsx';
import { Code } from '@graha/ui/code.tsx';
import { LiveForm } from './live-form.tsx';

export type LiveElementProps = {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  code: string;
  /** Height of the drawn element, kept free until then. */
  heightPx: number;
};

const FORM = 'graha-birth-form';
/** Distance from the window at which the script of an element is loaded. */
const NEAR = '300px';

/** An element of `@graha/elements`, loaded as pages of others load it, when it comes near the window. */
export function LiveElement({ tag, attributes, code, heightPx }: LiveElementProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        load(tag);
      },
      { rootMargin: NEAR },
    );
    if (frame.current) watch.observe(frame.current);
    return () => watch.disconnect();
  }, [tag]);
  // An element that is shown again in a language has a name of its own.
  const name = [tag, attributes['language']].filter(Boolean).join(' ');
  return (
    <Card aria-label={`<${name}>`} className="overflow-hidden [--graha-font:var(--sans)] [--graha-mono:var(--mono)]">
      <div ref={frame} data-markdown="off" className="live-element p-4 sm:p-5" style={{ minHeight: heightPx }}>
        {tag === FORM ? <LiveForm attributes={attributes} /> : createElement(tag, attributes)}
      </div>
      <Code label={`Code of ${name}`} code={code} className="border-t border-line" />
    </Card>
  );
}

function load(tag: string): void {
  const src = `/elements/${tag}.js`;
  if (document.querySelector(`script[src="${src}"]`) !== null) return;
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }));
}
