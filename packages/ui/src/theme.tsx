import { keepText, keptText } from './kept-text.ts';

/**
 * Runs before the first paint, so that a chosen theme never flashes and shortcuts have the key names of this system. Schemas of zod
 * do not try to compile themselves: the policy of pages forbids it, and Firefox reports the attempt. The hash of the script is in the
 * policy of the pages that forbid inline scripts.
 */
export const THEME_SCRIPT =
  "try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}if(/Mac|iP(hone|ad|od)/.test(navigator.platform))document.documentElement.dataset.mac='';globalThis.__zod_globalConfig={jitless:true}";

/** `theme.test.ts` recomputes it. */
export const THEME_SCRIPT_HASH = 'sha256-a/5IgOv/WWG6zkIfgifXesH/TLlgKwyRZV7afRxH3dM=';

export function ThemeScript({ nonce }: { nonce?: string }) {
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />;
}

export type ThemeChoice = 'system' | 'light' | 'dark';

const STORED_AS = 'theme';

export function chosenTheme(): ThemeChoice {
  const stored = keptText('local', STORED_AS);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

export function chooseTheme(choice: ThemeChoice): void {
  keepText('local', STORED_AS, choice === 'system' ? null : choice);
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
}

export function shownTheme(): 'light' | 'dark' {
  const choice = chosenTheme();
  if (choice !== 'system') return choice;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
