/** The words of the trade, for who shows them without knowing the engine. */
export { GLOSSARY, type Term } from '@graha/astro-engine/vocabulary/glossary';
