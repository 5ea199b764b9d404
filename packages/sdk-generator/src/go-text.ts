/** The first line of every generated file, in the form that Go's tools recognise. */
export const GO_NOTICE =
  '// Code generated from the catalogue of the API by `npm run sdk:generate`. DO NOT EDIT.\n\npackage graha\n\n';

/** Paragraphs as a comment; empty if all are empty. */
export const goDoc = (paragraphs: readonly string[], indent: string): string =>
  paragraphs
    .filter((text) => text !== '')
    .flatMap((text, index) => [...(index === 0 ? [] : ['']), ...text.split('\n')])
    .map((line) => `${indent}//${line === '' ? '' : ` ${line}`}\n`)
    .join('');
