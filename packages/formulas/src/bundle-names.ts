/** The names by which a bundle gets its own address, from which it finds data files, and a function that imports. */
export const BUNDLE_URL = 'bundleUrl';
export const BUNDLE_IMPORT = 'bundleImport';
