export type ThemeChoice = 'system' | 'light' | 'dark';

const STORED_AS = 'theme';

export function chosenTheme(): ThemeChoice {
  const stored = localStorage.getItem(STORED_AS);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') {
    localStorage.removeItem(STORED_AS);
    delete document.documentElement.dataset.theme;
    return;
  }
  localStorage.setItem(STORED_AS, choice);
  document.documentElement.dataset.theme = choice;
}

export function shownTheme(): 'light' | 'dark' {
  const choice = chosenTheme();
  if (choice !== 'system') return choice;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
