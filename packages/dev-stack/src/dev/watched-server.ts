import { relative, resolve } from 'node:path';
import { context } from 'esbuild';
import { PROJECT } from '../project.ts';
import { type Service, type ServiceOptions, startService } from '../stack/service.ts';
import { argsInDev, devBundleOf } from './dev-bundle.ts';
import { oneAtATime } from './one-at-a-time.ts';

export type WatchedServer = {
  name: string;
  /** True if the program was built from this file. */
  uses: (file: string) => boolean;
  /** Builds the program again and, if that succeeds, replaces the running one. Never rejects: it prints the failure. */
  renew: () => Promise<void>;
  stop: () => Promise<void>;
};

type Say = (text: string) => void;

/**
 * Builds a server and keeps its newest code running.
 * @param options the server's options in a built stack
 * @throws the errors of esbuild if the first build fails
 */
export async function watchServer(options: ServiceOptions, say: Say): Promise<WatchedServer> {
  const { name, cwd } = options;
  const { options: bundle, write } = await devBundleOf(cwd);
  const builder = await context({ ...bundle, metafile: true, logLevel: 'silent' });
  let inputs = new Set<string>();
  let service: Service | null = null;

  const tellOfCrash = async (started: Service): Promise<void> => {
    const { message } = await started.crash;
    if (service === started) say(`${message}\nThe next change starts it again.`);
  };
  const build = async (): Promise<void> => {
    const result = await builder.rebuild();
    await write(result);
    inputs = new Set(Object.keys(result.metafile?.inputs ?? {}).map((path) => resolve(cwd, path)));
  };
  const start = async (): Promise<void> => {
    const started = startService({ ...options, args: argsInDev(options) });
    service = started;
    void tellOfCrash(started);
    await started.ready();
  };
  await build();
  await start();
  return {
    name,
    uses: (file) => inputs.has(file),
    renew: oneAtATime(async () => {
      const begunMs = Date.now();
      try {
        await build();
        await service?.stop();
        await start();
        say(`  ${name.padEnd(9)} runs the new code after ${((Date.now() - begunMs) / 1000).toFixed(1)} s`);
      } catch (error) {
        say(sentenceOfBuild(name, error));
      }
    }),
    stop: async () => {
      await builder.dispose();
      await service?.stop();
    },
  };
}

type BuildError = { text: string; location: { file: string; line: number } | null };

/** Formats a failed build: esbuild lists its errors, anything else has a message. */
function sentenceOfBuild(name: string, error: unknown): string {
  const listed: unknown = error instanceof Error && 'errors' in error ? error.errors : null;
  if (!Array.isArray(listed)) return `  ${name.padEnd(9)} ${error instanceof Error ? error.message : String(error)}`;
  // Safe: esbuild documents this form of a message.
  const lines = (listed as BuildError[]).map(({ text, location }) =>
    location ? `${relative(PROJECT, resolve(location.file))}:${location.line} ${text}` : text,
  );
  return `  ${name.padEnd(9)} keeps its old code, because the new one cannot be built:\n    ${lines.join('\n    ')}`;
}
