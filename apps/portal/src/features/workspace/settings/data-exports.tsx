import { Download } from 'lucide-react';
import { buttonStyle } from '@graha/ui/button-style.ts';
import { SettingsRow } from '@graha/ui/settings.tsx';
import { EXPORTS, exportPath, type ExportKind } from './export-kinds.ts';

const TEXTS = {
  everything: { title: 'Everything', detail: 'Members, keys, usage, requests and events as one JSON file.' },
  usage: { title: 'Usage', detail: 'Calls and credits by day, operation and key, as CSV.' },
  requests: { title: 'Requests', detail: 'The last thirty days, one line a request, as CSV.' },
} as const satisfies Record<ExportKind, { title: string; detail: string }>;

/** Plain links: the browser keeps what comes, however long it is. */
export const DataExports = () => (
  <ul className="divide-y divide-line">
    {EXPORTS.map(({ kind, extension }) => (
      <li key={kind}>
        <SettingsRow
          title={TEXTS[kind].title}
          detail={TEXTS[kind].detail}
          actions={
            <a
              href={exportPath(kind)}
              download
              aria-label={`${extension.toUpperCase()} · Download: ${TEXTS[kind].title}`}
              className={buttonStyle({ size: 'sm' })}
            >
              <Download aria-hidden="true" />
              {extension.toUpperCase()}
            </a>
          }
        />
      </li>
    ))}
  </ul>
);
