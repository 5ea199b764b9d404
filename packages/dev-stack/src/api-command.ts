import { join } from 'node:path';
import { PROJECT } from './project.ts';

export const API_FOLDER = join(PROJECT, 'apps/api');

/**
 * What Node is told before the API that was built: to collect early in place of growing. It costs a twentieth of the
 * throughput and saves a third of the memory. Bytecode is taken only by a Node that was told the same.
 */
export const API_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=20'] as const;

export const API_COMMAND = [...API_FLAGS, join(API_FOLDER, 'dist/main.js')] as const;
