/** Terms of astrology, for packages that show them without knowing the engine. */
export { GLOSSARY, type Term } from '@graha/astro-engine/vocabulary/glossary';
