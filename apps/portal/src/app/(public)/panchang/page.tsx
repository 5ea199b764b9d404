import type { Metadata } from 'next';
import { cities } from '../../../site/panchang/city-lists.ts';
import { indexMetadata } from '../../../site/panchang/city-metadata.ts';
import { PanchangIndex } from '../../../site/panchang/find/index-page.tsx';

export const metadata: Metadata = indexMetadata('en');

export default async function PanchangRoute() {
  return <PanchangIndex all={[...(await cities()).values()]} language="en" />;
}
