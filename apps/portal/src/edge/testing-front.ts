import type { FrontOptions } from './front.ts';

/** A portal in production without proxies and without a limit of pages. */
export const FRONT: FrontOptions = {
  portalUrl: 'https://graha.example',
  trustedProxies: [],
  isProduction: true,
  developing: false,
  pageLimit: { take: () => 0, missed: () => undefined },
};
