import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';

const PERIOD_MS = 30_000;

/** The authenticator app on a person's phone. A used code is not accepted again, so each code shown is a new one. */
export class CodeApp {
  private readonly totp: TOTP;
  private shownMs = 0;

  constructor(secret: string) {
    this.totp = new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_MS / 1_000, digits: 6 });
  }

  /** Returns the code of this half minute, or of the next if this one was shown: the server accepts clocks that run ahead. */
  code(): string {
    this.shownMs = Math.max(Date.now(), this.shownMs + PERIOD_MS);
    return this.totp.generate({ timestamp: this.shownMs });
  }
}

/** Adds a device with passkeys whose owner always agrees: Chromium's virtual authenticator. */
export async function deviceWithPasskeys(page: Page): Promise<{ credentials: () => Promise<number> }> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    credentials: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}
