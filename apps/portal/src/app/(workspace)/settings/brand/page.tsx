import type { Metadata } from 'next';
import { BrandPage } from '../../../../features/workspace/brand/brand-page.tsx';
import { api, member } from '../../../../server/server.ts';

export const metadata: Metadata = { title: 'Brand of reports' };

export default async function Page() {
  const [{ sight }, { settings }] = await Promise.all([member(), api()]);
  return <BrandPage initial={await settings.brand.read()} sight={sight} />;
}
