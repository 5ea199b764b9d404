'use client';

import type { ReactNode } from 'react';
import { ApiProvider } from './trpc-client.tsx';

const neverConfirmed = async (): Promise<boolean> => false;

/** The procedures for visitors. None of them asks for a password. */
export function OpenApi({ children }: { children: ReactNode }) {
  return <ApiProvider confirm={neverConfirmed}>{children}</ApiProvider>;
}
