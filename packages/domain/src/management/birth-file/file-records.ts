/** Formats of a file of births. */
export const BIRTH_FORMATS = ['ndjson', 'csv'] as const;
export type BirthFormat = (typeof BIRTH_FORMATS)[number];

/** Maximum length of a record, in characters. The largest valid birth is shorter. */
export const RECORD_LENGTH_MAX = 8_000;

/** A line of a file, or several if a quoted cell has line breaks. `line`: number of the first one, from 1. */
export type FileRecord = { line: number; text: string };

export type RecordSplitter = {
  /** Returns the records that end in the next piece of the file. */
  add(text: string): FileRecord[];
  /** Returns the last records, after the last piece. */
  end(): FileRecord[];
};

const quotesIn = (text: string): number => text.split('"').length - 1;

/**
 * Splits a file into records, piece by piece, so that a file of any size needs little memory. Empty lines are left out but
 * counted. A record that is too long is cut to one character more than allowed; a quote that nothing closes ends with its line.
 */
export function recordSplitter(format: BirthFormat): RecordSplitter {
  let rest = '';
  let line = 0;
  /** Lines of an open quoted cell. */
  let open: FileRecord[] = [];

  function closed(record: FileRecord): FileRecord[] {
    if (open.length === 0 && (format === 'ndjson' || quotesIn(record.text) % 2 === 0)) return [record];
    open.push(record);
    const text = open.map((one) => one.text).join('\n');
    if (text.length > RECORD_LENGTH_MAX) return released();
    if (quotesIn(text) % 2 !== 0) return [];
    const whole = { line: open[0]?.line ?? line, text };
    open = [];
    return [whole];
  }

  /** Gives up the open quote: its line is a record, and the lines below it are read again. */
  function released(): FileRecord[] {
    const [first, ...others] = open;
    open = [];
    return first === undefined ? [] : [first, ...others.flatMap(closed)];
  }

  function recordOf(text: string): FileRecord[] {
    line += 1;
    const shown = text.endsWith('\r') ? text.slice(0, -1) : text;
    const record = { line, text: (line === 1 ? shown.replace(/^\uFEFF/, '') : shown).slice(0, RECORD_LENGTH_MAX + 1) };
    return closed(record).filter((one) => one.text.trim() !== '');
  }

  return {
    add(text) {
      const lines = (rest + text).split('\n');
      rest = (lines.pop() ?? '').slice(0, RECORD_LENGTH_MAX + 2);
      return lines.flatMap(recordOf);
    },
    end() {
      const last = rest === '' ? [] : recordOf(rest);
      rest = '';
      let left: FileRecord[] = [];
      while (open.length > 0) left = [...left, ...released()];
      return [...last, ...left.filter((one) => one.text.trim() !== '')];
    },
  };
}

/** Returns the records of a whole file. */
export function recordsOf(format: BirthFormat, text: string): FileRecord[] {
  const splitter = recordSplitter(format);
  return [...splitter.add(text), ...splitter.end()];
}
