'use client';

import { useState } from 'react';
import { TextField, type TextFieldProps } from './input.tsx';

export function PasswordField(props: Omit<TextFieldProps, 'type' | 'trailing'>) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <button
          type="button"
          aria-pressed={shown}
          aria-label="Show the password"
          onClick={() => setShown(!shown)}
          className="rounded-chip px-1 py-1 text-small text-text-2 hover:text-text"
        >
          {shown ? 'Hide' : 'Show'}
        </button>
      }
    />
  );
}
