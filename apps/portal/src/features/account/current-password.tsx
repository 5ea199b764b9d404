import { PasswordField } from '@graha/ui/password-field.tsx';

export type CurrentPasswordProps = {
  label?: string;
  value: string;
  error: string | undefined;
  onWrite: (password: string) => void;
};

/** Asked for before changes that a stranger at an open browser must not make. */
export const CurrentPassword = ({ label = 'Password', value, error, onWrite }: CurrentPasswordProps) => (
  <PasswordField
    label={label}
    autoComplete="current-password"
    required
    value={value}
    error={error}
    onChange={({ target }) => onWrite(target.value)}
  />
);
