import type { ReactNode } from 'react';

/** Each answer's scripts carry a nonce of its own, so none of these pages can be made in advance. */
export const dynamic = 'force-dynamic';

export default function AuthLayout({ children }: { children: ReactNode }) {
  return children;
}
