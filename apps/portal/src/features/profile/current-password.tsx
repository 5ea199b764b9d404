import { PasswordField } from '../../ui/password-field.tsx';
import { PROFILE_TEXT } from './text.ts';

export type CurrentPasswordProps = {
  label?: string;
  value: string;
  error: string | undefined;
  onWrite: (password: string) => void;
};

/** Asked for before what a stranger at an open browser must not do. */
export const CurrentPassword = ({ label = PROFILE_TEXT.password, value, error, onWrite }: CurrentPasswordProps) => (
  <PasswordField
    label={label}
    autoComplete="current-password"
    required
    value={value}
    error={error}
    onChange={({ target }) => onWrite(target.value)}
  />
);
