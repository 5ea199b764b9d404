/** Runs before the first paint, so a chosen theme never flashes. Its hash stands in the policy of the pages that forbid inline scripts. */
export const THEME_SCRIPT =
  "try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}";

/** `theme-script.test.ts` recomputes it. */
export const THEME_SCRIPT_HASH = 'sha256-wsmnxD6kqdZZ/V2wQ85d92sMux2lvh7NN1y5/Y5SS5c=';

export function ThemeScript({ nonce }: { nonce?: string }) {
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />;
}
