import type { MetadataRoute } from 'next';
import { env } from '../server/env.ts';

/** Made for each request: it contains the address of this server, which a build does not know. */
export const dynamic = 'force-dynamic';

export default function robots(): MetadataRoute.Robots {
  // Pages of a workspace redirect to sign-in.
  return { rules: { userAgent: '*', disallow: ['/api/', '/admin/'] }, sitemap: `${env().portalUrl}/sitemap.xml` };
}
