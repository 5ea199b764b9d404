'use client';

import { useState, type ReactNode } from 'react';
import { CopyButton } from './copy-button.tsx';
import { Tabs } from './tabs.tsx';

export type CodeTabsProps = {
  label: string;
  /** `content` is the drawn code; `code` is what the button copies. */
  samples: readonly { value: string; label: string; code: string; content: ReactNode }[];
  className?: string;
};

export function CodeTabs({ label, samples, className }: CodeTabsProps) {
  const [chosen, choose] = useState(samples[0]?.value ?? '');
  const sample = samples.find(({ value }) => value === chosen);
  return (
    <Tabs
      label={label}
      tabs={samples}
      value={chosen}
      onValueChange={choose}
      aside={sample ? <CopyButton text={sample.code} label={`Copy ${sample.label}`} /> : null}
      {...(className ? { className } : {})}
    />
  );
}
