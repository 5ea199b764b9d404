import './globals.css';
import type { Metadata, Viewport } from 'next';
import { GeistMono } from 'geist/font/mono';
import { GeistSans } from 'geist/font/sans';
import type { ReactNode } from 'react';
import { shownPortalUrl } from '../server/call-api.ts';
import { ThemeScript } from '@graha/ui/theme.tsx';

const DESCRIPTION = 'Vedic and Western astrology in one API. Every answer names how it was computed.';

/** Social cards on other sites need absolute image URLs, and only a running server knows its address. */
export const generateMetadata = (): Metadata => ({
  metadataBase: new URL(shownPortalUrl()),
  title: { default: 'Graha', template: '%s · Graha' },
  description: DESCRIPTION,
  openGraph: { siteName: 'Graha', type: 'website', description: DESCRIPTION },
  twitter: { card: 'summary_large_image' },
});

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f8fafd' },
    { media: '(prefers-color-scheme: dark)', color: '#0c111c' },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={`${GeistSans.variable} ${GeistMono.variable}`} suppressHydrationWarning>
      <head>
        <ThemeScript />
      </head>
      <body>{children}</body>
    </html>
  );
}
