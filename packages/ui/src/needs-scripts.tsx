import { Note } from './note.tsx';

/** Shown if scripts are off: forms then send nothing, and lists stay at “Loading”. */
export const NeedsScripts = () => (
  <noscript>
    <Note tone="warn" className="m-4">
      This page needs JavaScript.
    </Note>
  </noscript>
);
