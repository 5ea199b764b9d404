import type { Metadata } from 'next';
import { Nowhere } from '../site/landing/nowhere.tsx';
import { PublicFooter } from '../site/landing/public-footer.tsx';

export const metadata: Metadata = { title: 'Not found' };

export default function NotFound() {
  return (
    <>
      <Nowhere />
      <PublicFooter />
    </>
  );
}
