/**
 * Runs before the first paint, so that a chosen theme never flashes and shortcuts have the key names of this system. Its hash is
 * in the policy of the pages that forbid inline scripts.
 */
export const THEME_SCRIPT =
  "try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}if(/Mac|iP(hone|ad|od)/.test(navigator.platform))document.documentElement.dataset.mac=''";

/** `theme.test.ts` recomputes it. */
export const THEME_SCRIPT_HASH = 'sha256-JM1CuSxuibcQYNLRaf+2vs73goCWqBSHRiMcFzZG4g8=';

export function ThemeScript({ nonce }: { nonce?: string }) {
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />;
}

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
