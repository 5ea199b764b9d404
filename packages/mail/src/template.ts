import type { ReactNode } from 'react';

/** A mail as data: its subject and its contents, from its facts. */
export type Template<Facts> = {
  subject: (facts: Facts) => string;
  letter: (facts: Facts) => ReactNode;
};
