'use client';

import { Moon } from './icons/things.tsx';
import { useSyncExternalStore } from 'react';
import { IconButton } from './button.tsx';
import { Segmented } from './segmented.tsx';
import { chooseTheme, chosenTheme, shownTheme, type ThemeChoice } from './theme.tsx';

/** Switches between light and dark with one click. */
export function ThemeToggle({ className }: { className?: string }) {
  return (
    <IconButton
      label="Switch theme"
      icon={<Moon aria-hidden="true" />}
      onClick={() => chooseTheme(shownTheme() === 'dark' ? 'light' : 'dark')}
      {...(className ? { className } : {})}
    />
  );
}

const CHOICES = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const satisfies readonly { value: ThemeChoice; label: string }[];

/** Light, dark or system, in the settings. */
export function ThemeSwitch() {
  const value = useSyncExternalStore(subscribe, chosenTheme, () => 'system');
  return (
    <Segmented
      label="Theme"
      name="theme"
      options={CHOICES}
      value={value}
      onValueChange={(chosen) => {
        const choice = CHOICES.find((row) => row.value === chosen);
        if (choice) chooseTheme(choice.value);
      }}
    />
  );
}

/** Observes the attribute on `<html>`, which is the state, shared with the toggle in the bar. */
function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
