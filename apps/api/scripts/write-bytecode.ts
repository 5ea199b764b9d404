import { spawnSync } from 'node:child_process';
import { API_COMMAND } from '@graha/dev-stack/api-command';

// The last part of the build: starts the built program without a database and writes the bytecode that V8 compiled.
const env = {
  PATH: process.env.PATH,
  GRAHA_MODE: 'test',
  LOG_LEVEL: 'silent',
  DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/nothing',
  KEY_PEPPER: 'of a program that answers nobody',
  PORT: '0',
};
const { status } = spawnSync(process.execPath, [...API_COMMAND, '--write-bytecode'], { env, stdio: 'inherit' });
process.exit(status ?? 1);
