import { Download } from 'lucide-react';
import { buttonStyle } from '../../ui/button-style.ts';
import { SettingsRow } from '../profile/settings-row.tsx';
import { EXPORTS, exportPath } from './export-kinds.ts';
import { SETTINGS_TEXT } from './text.ts';

const { data: TEXT } = SETTINGS_TEXT;

/** Plain links: the browser keeps what comes, however long it is. */
export const DataExports = () => (
  <ul className="divide-y divide-line">
    {EXPORTS.map(({ kind, extension }) => (
      <li key={kind}>
        <SettingsRow
          title={TEXT[kind]}
          detail={TEXT[`${kind}Detail`]}
          actions={
            <a
              href={exportPath(kind)}
              download
              aria-label={`${extension.toUpperCase()} · ${TEXT.download(TEXT[kind])}`}
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
