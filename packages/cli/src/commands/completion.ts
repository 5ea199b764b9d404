import type { Command } from '../command.ts';

type Commands = Readonly<Record<string, Command>>;

/** Words that follow a command, beside its options. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  keys: ['list', 'create', 'revoke'],
  completion: ['bash', 'zsh', 'fish'],
  panchang: ['today'],
};

const wordsOf = (name: string, { options }: Command): string[] => [
  ...(WORDS[name] ?? []),
  ...Object.keys(options).map((option) => `--${option}`),
  '--json',
];

const SHELLS: Readonly<Record<string, (commands: Commands) => string>> = {
  bash: (commands) =>
    [
      '_graha() {',
      '  local word="${COMP_WORDS[COMP_CWORD]}"',
      `  if [ "$COMP_CWORD" -eq 1 ]; then COMPREPLY=($(compgen -W "${Object.keys(commands).join(' ')} help" -- "$word")); return; fi`,
      '  case "${COMP_WORDS[1]}" in',
      ...Object.entries(commands).map(
        ([name, command]) =>
          `    ${name}) COMPREPLY=($(compgen -W "${wordsOf(name, command).join(' ')}" -- "$word")) ;;`,
      ),
      '  esac',
      '}',
      'complete -o default -F _graha graha',
    ].join('\n'),
  zsh: (commands) =>
    [
      '#compdef graha',
      '_graha() {',
      `  if (( CURRENT == 2 )); then compadd ${Object.keys(commands).join(' ')} help; return; fi`,
      '  case "$words[2]" in',
      ...Object.entries(commands).map(
        ([name, command]) => `    ${name}) compadd -- ${wordsOf(name, command).join(' ')} ;;`,
      ),
      '  esac',
      '  _files',
      '}',
      'compdef _graha graha',
    ].join('\n'),
  fish: (commands) =>
    Object.entries(commands)
      .flatMap(([name, command]) => [
        `complete -c graha -n __fish_use_subcommand -a ${name} -d '${command.summary.replaceAll("'", '’')}'`,
        `complete -c graha -n '__fish_seen_subcommand_from ${name}' -a '${wordsOf(name, command).join(' ')}'`,
      ])
      .join('\n'),
};

/** @returns null for an unknown shell */
export const completionText = (shell: string, commands: Commands): string | null =>
  (Object.hasOwn(SHELLS, shell) && SHELLS[shell]?.(commands)) || null;
