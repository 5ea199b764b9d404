import { chromium } from '@playwright/test';
import { chromiumHere } from '@graha/config/chromium.ts';

const executablePath = chromiumHere(chromium.executablePath());

export const LAUNCH = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
