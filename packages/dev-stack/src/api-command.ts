import { join } from 'node:path';
import { PROJECT } from './project.ts';

export const API_FOLDER = join(PROJECT, 'apps/api');

/**
 * Node options for the built API: it collects garbage early instead of growing. Growth by 60 per cent costs a twentieth
 * of the throughput and saves 70 of 300 MB; 20 per cent would save another 45 and cost a tenth more. Node accepts the
 * bytecode only under the same options.
 */
export const API_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=60'] as const;

export const API_COMMAND = [...API_FLAGS, join(API_FOLDER, 'dist/main.js')] as const;
