import { Link } from '@graha/ui/link.tsx';
import { Note } from '@graha/ui/note.tsx';
import type { PasskeyRow, Profile } from '@graha/auth/self/self';

/** Shown after a password reset by mail: lists the other ways into the account for review. */
export const AfterReset = ({ profile: { passkeys, hasTwoFactor } }: { profile: Profile }) => (
  <Note tone="warn" title="Your password was set anew.">
    Look through what else opens your account, and remove what you do not know.{' '}
    {passkeys.map(nameOf).length === 0 ? 'Passkeys: none.' : `Passkeys: ${passkeys.map(nameOf).join(', ')}.`}{' '}
    {`Two-factor sign-in: ${hasTwoFactor ? 'on' : 'off'}.`} The keys of your workspace go on working.{' '}
    <Link href="/keys" className="link">
      See the keys
    </Link>
  </Note>
);

export const nameOf = ({ name }: PasskeyRow): string => name || 'Passkey';
